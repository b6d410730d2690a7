import PlusIcon from 'lucide/dist/esm/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { LinkPlacement } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { DeleteQuestion } from '../../kit/entity/delete-entity';
import { useAct } from '../../kit/entity/use-act';
import { Panel } from '../../kit/page/panel';
import { SortableList } from '../../kit/sorting/sortable-list';
import { Button } from '../../kit/ui/button';
import { LinkDialog } from './link-dialog';
import styles from './link-list.module.css';
import { LinkRow } from './link-row';
import type { LinkTarget } from './link-target';

const LinkListFragment = graphql(`
  fragment LinkList on Link {
    id
    name
    ...LinkRow
    ...LinkDialog
  }
`);

const ReorderLinksMutation = graphql(`
  mutation ReorderLinks($input: ReorderLinksInput!) {
    answer: reorderLinks(input: $input) {
      ...Refusal
    }
  }
`);

const DeleteLinkMutation = graphql(`
  mutation DeleteLink($id: ID!) {
    answer: deleteLink(id: $id) {
      ...Refusal
    }
  }
`);

interface Props {
  readonly placement: LinkPlacement;
  readonly links: readonly FragmentType<typeof LinkListFragment>[];
  readonly targets: readonly LinkTarget[];
}

/** The links of one place, in their order. */
export function LinkList({ placement, links: masked, targets }: Props) {
  const links = readFragment(LinkListFragment, masked);
  const { formatMessage } = useIntl();
  const [reorder] = useAct(ReorderLinksMutation);
  const [open, setOpen] = useState<{ readonly act: 'add' | 'change' | 'delete'; readonly id: string } | null>(null);
  const close = () => setOpen(null);
  const chosen = links.find(({ id }) => id === open?.id);
  const title = formatMessage({ id: `command-center.navigation.${placement}` });
  return (
    <Panel title={title}>
      <p className={styles.hint}>
        <FormattedMessage id={`command-center.navigation.${placement}.hint`} />
      </p>
      {links.length > 0 && (
        <SortableList
          items={links}
          label={title}
          nameOf={({ name }) => name}
          onReorder={(ids) => reorder({ input: { placement, ids } })}
        >
          {(link) => (
            <LinkRow
              link={link}
              onChange={() => setOpen({ act: 'change', id: link.id })}
              onDelete={() => setOpen({ act: 'delete', id: link.id })}
            />
          )}
        </SortableList>
      )}
      <Button className={styles.add} onClick={() => setOpen({ act: 'add', id: '' })} variant="outline">
        <Icon of={PlusIcon} size={18} />
        <FormattedMessage id={`command-center.navigation.${placement}.add`} />
      </Button>
      {open?.act === 'add' && <LinkDialog link={null} onClose={close} placement={placement} targets={targets} />}
      {open?.act === 'change' && chosen && (
        <LinkDialog key={chosen.id} link={chosen} onClose={close} placement={placement} targets={targets} />
      )}
      {open?.act === 'delete' && chosen && (
        <DeleteQuestion
          command={DeleteLinkMutation}
          done={formatMessage({ id: 'command-center.navigation.deleted' })}
          id={chosen.id}
          isOpen
          label={formatMessage({ id: 'command-center.navigation.deleteConfirm' })}
          onClose={close}
          question={formatMessage({ id: 'command-center.navigation.deleteTitle' }, { name: chosen.name })}
        >
          <FormattedMessage id="command-center.navigation.deleteExplained" />
        </DeleteQuestion>
      )}
    </Panel>
  );
}
