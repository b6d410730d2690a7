import { FormattedMessage } from 'react-intl';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import { ChevronDownIcon } from '../../ui/icons/chevron-down-icon';
import { Photo } from '../../ui/media/photo';
import { StopButton } from './stop-button';
import styles from './stop-list.module.css';
import { StoppedUntil } from './stopped-until';
import type { Stoppable } from './use-stop-list';

export const StoppableDishFragment = graphql(`
  fragment StoppableDish on Product {
    id
    name
    photo {
      placeholder
      sources {
        url
        width
      }
    }
    variants {
      id
      name
    }
    optionGroups {
      id
      name
      options {
        id
        name
      }
    }
  }
`);

export interface Stopping {
  /** Ids of what is stopped, each with when it ends; null: when staff end it. */
  readonly untilOf: ReadonlyMap<string, string | null>;
  readonly isBusy: (id: string) => boolean;
  readonly onStop: (item: Stoppable) => void;
  readonly onResume: (item: Stoppable) => void;
}

interface Props {
  readonly dish: FragmentType<typeof StoppableDishFragment>;
  readonly stopping: Stopping;
  /** What was searched for. */
  readonly search: string;
}

/** Whether it was found by the name of a size or an extra: then they are shown at once. */
function isFoundByPart(name: string, search: string): boolean {
  const text = name.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .some((word) => !text.includes(word));
}

/** A dish with its sizes and extras, each of which can be stopped at one press. */
export function StoppableDish({ dish, stopping, search }: Props) {
  const { id, name, photo, variants, optionGroups } = readFragment(StoppableDishFragment, dish);
  const sizes = variants.length > 1 ? variants : [];
  const hasParts = sizes.length > 0 || optionGroups.length > 0;
  const label = (part: string) => `${name}: ${part}`;
  return (
    <li className={styles.dish}>
      <div className={styles.row}>
        <Photo alt="" className={styles.photo} photo={photo} sizes={56} />
        <Words label={name} stopping={stopping} stoppedId={id} />
        <Toggle item={{ kind: 'PRODUCT', id, label: name }} stopping={stopping} />
      </div>
      {hasParts && (
        <details className={styles.parts} key={search} open={isFoundByPart(name, search)}>
          <summary className={styles.summary}>
            <FormattedMessage id="command-center.stop-list.parts" />
            <ChevronDownIcon size={18} />
          </summary>
          <ul className={styles.partList}>
            {sizes.map((size) => (
              <li className={styles.part} key={size.id}>
                <Words label={size.name} stopping={stopping} stoppedId={size.id} />
                <Toggle item={{ kind: 'VARIANT', id: size.id, label: label(size.name) }} stopping={stopping} />
              </li>
            ))}
            {optionGroups.flatMap((group) =>
              group.options.map((option) => (
                <li className={styles.part} key={option.id}>
                  <Words label={option.name} of={group.name} stopping={stopping} stoppedId={option.id} />
                  <Toggle item={{ kind: 'OPTION', id: option.id, label: label(option.name) }} stopping={stopping} />
                </li>
              )),
            )}
          </ul>
        </details>
      )}
    </li>
  );
}

interface WordsProps {
  readonly label: string;
  readonly of?: string;
  readonly stoppedId: string;
  readonly stopping: Stopping;
}

function Words({ label, of, stoppedId, stopping: { untilOf } }: WordsProps) {
  const until = untilOf.get(stoppedId);
  return (
    <div className={styles.words}>
      <span className={styles.name}>{label}</span>
      {of && <span className={styles.of}>{of}</span>}
      {until !== undefined && (
        <span className={styles.until}>
          <StoppedUntil until={until} />
        </span>
      )}
    </div>
  );
}

function Toggle({ item, stopping }: { readonly item: Stoppable; readonly stopping: Stopping }) {
  return (
    <StopButton
      isBusy={stopping.isBusy(item.id)}
      isStopped={stopping.untilOf.has(item.id)}
      label={item.label}
      onResume={() => stopping.onResume(item)}
      onStop={() => stopping.onStop(item)}
    />
  );
}
