import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import { FormattedMessage } from 'react-intl';
import * as documents from '../../../../documents/option';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { graphql } from '../../../../gql/gql';
import { Icon } from '../../../../ui/icons/icon';
import { RowButtons } from '../../../kit/entity/row-buttons';
import { useAct } from '../../../kit/entity/use-act';
import { useEntityDialogs } from '../../../kit/entity/use-entity-dialogs';
import { SortableList } from '../../../kit/sorting/sortable-list';
import { Button } from '../../../kit/ui/button';
import { OptionDialog } from './option-dialog';
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
      ...StoredOption
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

interface Props {
  readonly group: FragmentType<typeof OptionGroupRowFragment>;
  readonly onChange: () => void;
  readonly onDelete: () => void;
  readonly isSorting: boolean;
}

/** A question with its answers, in order. */
export function OptionGroupRow({ group, onChange, onDelete, isSorting }: Props) {
  const { id, name, minimum, maximum, options } = readFragment(OptionGroupRowFragment, group);
  const [reorder] = useAct(documents.reorder);
  const dialogs = useEntityDialogs({
    items: options,
    nameOf: (option) => option.name,
    form: (option, onClose) => (
      <OptionDialog
        group={{ id, name, minimum }}
        onClose={onClose}
        onDelete={option && (() => dialogs.remove(option.id))}
        stored={option}
      />
    ),
    command: documents.remove,
    words: 'command-center.product.options',
    done: 'command-center.product.options.deleted',
  });
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
          <RowButtons name={name} onChange={onChange} onDelete={onDelete} words="command-center.product" />
        </Flex>
      </Flex>
      <SortableList
        isFixed={!isSorting}
        items={options}
        label={name}
        nameOf={(option) => option.name}
        onReorder={(ids) => reorder({ input: { optionGroupId: id, ids } })}
      >
        {(option) => <OptionRow groupName={name} onChange={() => dialogs.change(option.id)} option={option} />}
      </SortableList>
      <Button onClick={dialogs.add} size="sm" variant="ghost">
        <Icon of={PlusIcon} size={18} />
        <FormattedMessage id="command-center.product.options.add" />
      </Button>
      {dialogs.shown}
    </chakra.section>
  );
}
