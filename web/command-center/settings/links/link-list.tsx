import PlusIcon from 'lucide/dist/esm/icons/plus';
import { FormattedMessage, useIntl } from 'react-intl';
import * as documents from '../../../documents/link';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { LinkPlacement } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { useAct } from '../../kit/entity/use-act';
import { useEntityDialogs } from '../../kit/entity/use-entity-dialogs';
import { Panel } from '../../kit/page/panel';
import { SortableList } from '../../kit/sorting/sortable-list';
import { Button } from '../../kit/ui/button';
import { LinkDialog, type LinkTarget } from './link-dialog';
import styles from './link-list.module.css';
import { LinkRow } from './link-row';

const LinkListFragment = graphql(`
  fragment LinkList on Link {
    id
    name
    ...LinkRow
    ...StoredLink
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
  const [reorder] = useAct(documents.reorder);
  const dialogs = useEntityDialogs({
    items: links,
    nameOf: ({ name }) => name,
    form: (link, onClose) => <LinkDialog onClose={onClose} placement={placement} stored={link} targets={targets} />,
    command: documents.remove,
    words: 'command-center.navigation',
    done: 'command-center.navigation.deleted',
  });
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
            <LinkRow link={link} onChange={() => dialogs.change(link.id)} onDelete={() => dialogs.remove(link.id)} />
          )}
        </SortableList>
      )}
      <Button className={styles.add} onClick={dialogs.add} variant="outline">
        <Icon of={PlusIcon} size={18} />
        <FormattedMessage id={`command-center.navigation.${placement}.add`} />
      </Button>
      {dialogs.shown}
    </Panel>
  );
}
