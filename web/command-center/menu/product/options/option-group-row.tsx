import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import PencilIcon from 'lucide/dist/esm/icons/pencil';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import Trash2Icon from 'lucide/dist/esm/icons/trash';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import { Icon } from '../../../../ui/icons/icon';
import { useAct } from '../../../kit/entity/use-act';
import { ConfirmDialog } from '../../../kit/form/confirm-dialog';
import { SortableList } from '../../../kit/sorting/sortable-list';
import { Button, IconButton } from '../../../kit/ui/button';
import { EditGroupDialog } from './edit-group-dialog';
import { NewOptionDialog } from './new-option-dialog';
import { OptionRow } from './option-row';

const GROUP = {
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  minWidth: '0',
  padding: '4',
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg',
  '& > ul': { width: '100%' },
} as const;

const OptionGroupRowFragment = graphql(`
  fragment OptionGroupRow on OptionGroup {
    id
    name
    minimum
    maximum
    options {
      id
      name
      ...OptionRow
    }
    ...EditGroupDialog
  }
`);

const DeleteOptionGroupMutation = graphql(`
  mutation DeleteOptionGroup($id: ID!) {
    answer: deleteOptionGroup(id: $id) {
      ...Refusal
    }
  }
`);

const ReorderOptionsMutation = graphql(`
  mutation ReorderOptions($input: ReorderOptionsInput!) {
    answer: reorderOptions(input: $input) {
      ...Refusal
    }
  }
`);

const RULES = {
  upTo: 'command-center.product.options.upTo',
  exactly: 'command-center.product.options.exactly',
  between: 'command-center.product.options.between',
} as const;

function ruleOf(minimum: number, maximum: number): keyof typeof RULES {
  if (minimum === 0) return 'upTo';
  return minimum === maximum ? 'exactly' : 'between';
}

/** A question with its answers, in order. */
export function OptionGroupRow({ group }: { readonly group: FragmentType<typeof OptionGroupRowFragment> }) {
  const stored = readFragment(OptionGroupRowFragment, group);
  const { id, name, minimum, maximum, options } = stored;
  const { formatMessage } = useIntl();
  const [remove] = useAct(DeleteOptionGroupMutation);
  const [reorder] = useAct(ReorderOptionsMutation);
  const [open, setOpen] = useState<'edit' | 'delete' | 'add' | null>(null);
  const close = () => setOpen(null);
  return (
    <chakra.section aria-label={name} css={GROUP}>
      <Flex gap="3" width="100%" align="start" justify="space-between">
        <Box minWidth="0">
          <chakra.h2 fontSize="lg" fontWeight="bold" overflowWrap="anywhere">
            {name}
          </chakra.h2>
          <Text color="fg.muted" fontSize="sm">
            <FormattedMessage id={RULES[ruleOf(minimum, maximum)]} values={{ minimum, count: maximum }} />
          </Text>
        </Box>
        <Flex flex="none" gap="1">
          <IconButton
            icon={<Icon of={PencilIcon} size={18} />}
            label={formatMessage({ id: 'command-center.product.editNamed' }, { name })}
            onClick={() => setOpen('edit')}
          />
          <IconButton
            icon={<Icon of={Trash2Icon} size={18} />}
            label={formatMessage({ id: 'command-center.product.deleteNamed' }, { name })}
            onClick={() => setOpen('delete')}
          />
        </Flex>
      </Flex>
      <SortableList
        isFixed={options.length < 2}
        items={options}
        label={name}
        nameOf={(option) => option.name}
        onReorder={(ids) => reorder({ input: { optionGroupId: id, ids } })}
      >
        {(option) => <OptionRow groupName={name} option={option} />}
      </SortableList>
      <Button onClick={() => setOpen('add')} size="sm" variant="ghost">
        <Icon of={PlusIcon} size={18} />
        <FormattedMessage id="command-center.product.options.add" />
      </Button>
      {open === 'edit' && <EditGroupDialog group={stored} onClose={close} />}
      {open === 'add' && <NewOptionDialog onClose={close} optionGroupId={id} />}
      <ConfirmDialog
        confirmLabel={formatMessage({ id: 'command-center.product.options.deleteGroup' })}
        isOpen={open === 'delete'}
        onClose={close}
        onConfirm={() => remove({ id }, formatMessage({ id: 'command-center.product.options.groupDeleted' }))}
        title={formatMessage({ id: 'command-center.product.deleteTitle' }, { name })}
      >
        <FormattedMessage id="command-center.product.options.deleteGroupExplained" />
      </ConfirmDialog>
    </chakra.section>
  );
}
