import { FormattedMessage } from 'react-intl';
import { tellsOfAllergy } from '../../../../domain/allergy';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { Tag } from '../../kit/ui/feedback';
import { CardLinesFragment } from '../page/card-lines';
import { MethodIcon } from '../page/method-icon';
import { useMethodName } from '../page/use-method-name';
import styles from './board-card.module.css';

interface Props {
  readonly order: FragmentType<typeof CardLinesFragment> & Parameters<ReturnType<typeof useMethodName>>[0];
  /** Of the whole order. */
  readonly kitchenNote: string | null;
}

/** What a row says about an order until it is opened: how it is received and its dishes on one line, and an allergy. */
export function CardSummary({ order, kitchenNote }: Props) {
  const methodName = useMethodName();
  const { lines } = readFragment(CardLinesFragment, order);
  const notes = [kitchenNote, ...lines.map(({ note }) => note)];
  const dishes = lines.map(({ quantity, productName, variantName }) =>
    [quantity > 1 && `${quantity} ×`, productName, variantName].filter(Boolean).join(' '),
  );
  return (
    <p className={styles.summary}>
      <MethodIcon className={styles.method} order={order} size={16} />
      {order.table ? <strong>{methodName(order)}</strong> : <VisuallyHidden>{methodName(order)} </VisuallyHidden>}
      {notes.some(tellsOfAllergy) && (
        <strong className={styles.allergy}>
          <FormattedMessage id="command-center.board.allergy" />
        </strong>
      )}
      {notes.some(Boolean) && !notes.some(tellsOfAllergy) && (
        <Tag tone="warning">
          <FormattedMessage id="command-center.board.note" />
        </Tag>
      )}
      <span className={styles.dishes}>{dishes.join(', ')}</span>
    </p>
  );
}
