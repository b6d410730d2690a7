import PhoneIcon from 'lucide/dist/esm/icons/phone';
import { FormattedMessage } from 'react-intl';
import type { FinishOrderFragment as Order } from '../../gql/graphql';
import { buttonLook } from '../../ui/button/button-look';
import { Notice } from '../../ui/feedback/notice';
import { Icon } from '../../ui/icons/icon';
import type { ShopPhoneLink } from './shop-phone';

interface Props {
  readonly order: Order;
  readonly phone: ShopPhoneLink | null;
}

/** Why the order will not come, what becomes of its money, and whom to call about it. */
export function OrderRefused({ order, phone }: Props) {
  const { cancelCode, cancelReason, amountDue, totalPrice } = order;
  // What was given back stands with its sums below.
  const isPaid = amountDue.minor < totalPrice.minor;
  return (
    <Notice
      action={
        phone && (
          <a className={buttonLook({ variant: 'outline' })} href={phone.href}>
            <Icon of={PhoneIcon} size={18} />
            {phone.text}
          </a>
        )
      }
      isLive
      title={cancelCode === 'CHANGED_MIND' ? <FormattedMessage id="checkout.finish.cancel.done" /> : cancelReason}
      tone="danger"
    >
      <p>
        <FormattedMessage id={isPaid ? 'checkout.finish.cancel.paid' : 'checkout.finish.cancel.unpaid'} />
      </p>
      {phone && (
        <p>
          <FormattedMessage id="checkout.finish.callAbout" />
        </p>
      )}
    </Notice>
  );
}
