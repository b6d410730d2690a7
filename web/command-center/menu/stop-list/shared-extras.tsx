import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { SharedExtraFragment as SharedExtraData } from '../../../gql/graphql';
import { Icon } from '../../../ui/icons/icon';
import { holdsWords } from './holds-words';
import { StopButton } from './stop-button';
import styles from './stop-list.module.css';
import type { Stopping } from './stoppable-part';
import { StoppedUntil } from './stopped-until';
import type { Stoppable } from './use-stop-list';

export const SharedExtraFragment = graphql(`
  fragment SharedExtra on SharedOption {
    id: optionId
    name
    groupNames
    productCount
    stoppedCount
    until
  }
`);

interface Props {
  readonly extras: readonly FragmentType<typeof SharedExtraFragment>[];
  readonly stopping: Stopping;
  /** What was searched for. */
  readonly search: string;
}

/** Extras that several dishes offer: what has run out is stopped on all of them at one press. */
export function SharedExtras({ extras, stopping, search }: Props) {
  const found = readFragment(SharedExtraFragment, extras).filter(({ name }) => holdsWords(name, search));
  if (found.length === 0) return null;
  return (
    <details className={styles.shared} key={search} open={search !== ''}>
      <summary className={styles.summary}>
        <FormattedMessage id="command-center.stop-list.shared" values={{ count: found.length }} />
        <Icon of={ChevronDownIcon} size={18} />
      </summary>
      <ul className={styles.partList}>
        {found.map((extra) => (
          <SharedExtra extra={extra} key={extra.id} stopping={stopping} />
        ))}
      </ul>
    </details>
  );
}

interface ExtraProps {
  readonly extra: SharedExtraData;
  readonly stopping: Stopping;
}

function SharedExtra({ extra, stopping }: ExtraProps) {
  const { formatMessage, formatList } = useIntl();
  const { id, name, groupNames, productCount: count, stoppedCount, until } = extra;
  const label = formatMessage({ id: 'command-center.stop-list.sharedNamed' }, { name, count });
  const item: Stoppable = { kind: 'SHARED_OPTION', id, label };
  const isStopped = stoppedCount === count;
  return (
    <li className={styles.part}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.of}>
          <FormattedMessage
            id="command-center.stop-list.sharedIn"
            values={{ count, groups: formatList(groupNames, { type: 'unit' }) }}
          />
        </span>
        {stoppedCount > 0 && (
          <span className={styles.until}>
            {isStopped ? (
              <StoppedUntil until={until} />
            ) : (
              <FormattedMessage id="command-center.stop-list.sharedPartly" values={{ count: stoppedCount }} />
            )}
          </span>
        )}
      </div>
      <StopButton
        isBusy={stopping.isBusy(id)}
        isStopped={isStopped}
        label={label}
        onResume={() => stopping.onResume(item)}
        onStop={() => stopping.onStop(item)}
      />
    </li>
  );
}
