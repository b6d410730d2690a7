import { FormattedMessage } from 'react-intl';
import { NoteWords } from '../line/line-words';
import styles from './order-notes.module.css';

interface Props {
  readonly kitchenNote: string | null;
  readonly courierNote: string | null;
}

/** What the shopper wrote, for the kitchen and for the courier. */
export function OrderNotes({ kitchenNote, courierNote }: Props) {
  return (
    <>
      <NoteWords className={styles.note} note={kitchenNote} />
      {courierNote && (
        <span className={styles.courier}>
          <span className={styles.whose}>
            <FormattedMessage id="command-center.board.courierNote" />
          </span>
          <NoteWords className={styles.note} note={courierNote} />
        </span>
      )}
    </>
  );
}
