import { FormattedMessage, useIntl } from 'react-intl';
import { LONGEST_LINE_NOTE } from '../../../../domain/limits';
import { TextArea } from '../../../ui/form/text-area';
import { useKnownShop } from '../../cart/store/use-known-shop';
import styles from './dish-body.module.css';
import type { DishChoosing } from './use-dish-choice';

/** What the kitchen is asked about this dish; where it takes no notes, nothing. */
export function DishNote({ choosing: { note, setNote, isSoldOut } }: { readonly choosing: DishChoosing }) {
  const { formatMessage } = useIntl();
  const { takesLineNotes } = useKnownShop().shop;
  if (!takesLineNotes || isSoldOut) return null;
  return (
    <TextArea
      className={styles.note}
      enterKeyHint="done"
      id="dish-note"
      isOptional
      label={<FormattedMessage id="storefront.dish.note" />}
      maxLength={LONGEST_LINE_NOTE}
      name="note"
      onChange={({ currentTarget }) => setNote(currentTarget.value)}
      placeholder={formatMessage({ id: 'storefront.dish.noteExample' })}
      rows={1}
      value={note}
    />
  );
}
