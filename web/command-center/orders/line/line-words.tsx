import { FormattedMessage, useIntl } from 'react-intl';
import { tellsOfAllergy } from '../../../../domain/allergy';
import { optionLabel } from '../../../../domain/option-kind';
import type { OptionKind } from '../../../gql/graphql';
import { classNames } from '../../../ui/class-names';
import styles from './line-words.module.css';

interface ChosenOption {
  readonly group: string;
  readonly name: string;
  readonly kind: OptionKind;
}

interface Line {
  readonly productName: string;
  readonly variantName: string | null;
  readonly options: readonly ChosenOption[];
  readonly note?: string | null;
}

/** A dish as staff read it everywhere: its size, each choice, what comes on top, what is left out, the note. */
export function LineWords({ line: { productName, variantName, options, note } }: { readonly line: Line }) {
  return (
    <span className={styles.line}>
      <span className={styles.name}>
        {productName} {variantName && <span className={styles.size}>{variantName}</span>}
      </span>
      {options.map((option) => (
        <span className={styles.option} data-kind={option.kind} key={`${option.group} ${option.name}`}>
          <OptionWords option={option} />
        </span>
      ))}
      <NoteWords note={note ?? null} />
    </span>
  );
}

/** Of one option; says without a line what the kitchen will read. */
export function OptionWords({ option }: { readonly option: ChosenOption }) {
  const { formatMessage } = useIntl();
  return optionLabel(option, (name) => formatMessage({ id: 'command-center.kitchen.without' }, { name }));
}

interface NoteProps {
  readonly note: string | null;
  /** Of the frame that the note stands in. */
  readonly className?: string | undefined;
}

/** A note to the kitchen or the courier. One that mentions an allergy begins with that word, and is loud. */
export function NoteWords({ note, className }: NoteProps) {
  if (!note) return null;
  const isLoud = tellsOfAllergy(note);
  return (
    <span className={classNames(styles.note, className)} data-loud={isLoud || undefined}>
      {isLoud && (
        <>
          <strong className={styles.allergy}>
            <FormattedMessage id="command-center.board.allergy" />
          </strong>{' '}
        </>
      )}
      {note}
    </span>
  );
}
