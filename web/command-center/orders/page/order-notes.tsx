import { FormattedMessage } from 'react-intl';
import { tellsOfAllergy } from '../../../../domain/allergy';
import styles from './order-notes.module.css';

interface Props {
  readonly kitchenNote: string | null;
  readonly courierNote: string | null;
}

/** What the shopper wrote, for the kitchen and for the courier. An allergy is loud. */
export function OrderNotes({ kitchenNote, courierNote }: Props) {
  return (
    <>
      {kitchenNote && (
        <p className={styles.note} data-loud={tellsOfAllergy(kitchenNote) || undefined}>
          {tellsOfAllergy(kitchenNote) && (
            <strong className={styles.allergy}>
              <FormattedMessage id="command-center.board.allergy" />
            </strong>
          )}
          {kitchenNote}
        </p>
      )}
      {courierNote && (
        <p className={styles.note} data-loud={tellsOfAllergy(courierNote) || undefined}>
          <span className={styles.whose}>
            <FormattedMessage id="command-center.board.courierNote" />
          </span>{' '}
          {courierNote}
        </p>
      )}
    </>
  );
}
