import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking';
import { graphql } from '../../gql/gql';
import type { MessageId } from '../../i18n/message-ids';
import { Button } from '../../ui/button/button';
import { LinkButton } from '../../ui/button/link-button';
import { Dialog } from '../../ui/overlay/dialog';
import { useStepOf } from '../../ui/overlay/use-step';
import type { OrderedAgain } from '../cart/store/cart-state';
import { productPath } from '../shop/product-path';
import styles from './not-added-dialog.module.css';

const NotAddedFragment = graphql(`
  fragment NotAdded on LineNotAdded {
    productName
    variantName
    quantity
    productSlug
    categorySlug
    problem {
      code
      message
    }
  }
`);

const REASONS: Readonly<Record<string, MessageId>> = {
  VARIANT_NOT_FOUND: 'checkout.changes.gone',
  SOLD_OUT: 'checkout.cart.soldOut',
  INVALID_OPTIONS: 'checkout.again.otherOptions',
  TOO_MANY_LINES: 'checkout.again.cartFull',
};

interface Props {
  readonly answer: OrderedAgain;
  /** Different dishes of the order. */
  readonly lineCount: number;
  readonly onClose: () => void;
}

/** What of a past order is not in the cart now, and why; then the way on. */
export function NotAddedDialog({ answer, lineCount, onClose }: Props) {
  const close = useStepOf('not-added', onClose);
  const isNothingAdded = answer.notAdded.length >= lineCount;
  return (
    <Dialog
      footer={
        <div className={styles.actions}>
          <Button onClick={close} variant="ghost">
            <FormattedMessage id="checkout.changes.back" />
          </Button>
          {isNothingAdded ? (
            <LinkButton replace to="/catalog">
              <FormattedMessage id="checkout.cart.toMenu" />
            </LinkButton>
          ) : (
            <LinkButton replace to="/checkout">
              <FormattedMessage id="checkout.again.goOn" />
            </LinkButton>
          )}
        </div>
      }
      isOpen
      onClose={close}
      role="alertdialog"
      title={<FormattedMessage id={isNothingAdded ? 'checkout.again.nothingTitle' : 'checkout.again.missingTitle'} />}
    >
      <p>
        <FormattedMessage id={isNothingAdded ? 'checkout.again.nothing' : 'checkout.again.missing'} />
      </p>
      <ul className={styles.lines}>
        {answer.notAdded.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same dish can be missing twice, and the list never changes
          <NotAddedLine key={index} line={line} />
        ))}
      </ul>
    </Dialog>
  );
}

function NotAddedLine({ line }: { readonly line: FragmentType<typeof NotAddedFragment> }) {
  const { productName, variantName, quantity, productSlug, categorySlug, problem } = readFragment(
    NotAddedFragment,
    line,
  );
  const reason = REASONS[problem.code];
  return (
    <li className={styles.line}>
      <span className={styles.dish}>
        {productSlug && categorySlug ? (
          <Link replace to={productPath(categorySlug, productSlug)}>
            {productName}
          </Link>
        ) : (
          productName
        )}
        <span className={styles.chosen}>
          {variantName && <span>{variantName}</span>}
          {quantity > 1 && (
            <span>
              <FormattedMessage id="checkout.again.count" values={{ count: quantity }} />
            </span>
          )}
        </span>
      </span>
      <span className={styles.reason}>{reason ? <FormattedMessage id={reason} /> : problem.message}</span>
    </li>
  );
}
