import PhoneIcon from 'lucide/dist/esm/icons/phone';
import { FormattedMessage } from 'react-intl';
import { buttonLook } from '../../ui/button/button-look';
import { Notice } from '../../ui/feedback/notice';
import { Icon } from '../../ui/icons/icon';
import type { ShopPhoneLink } from './shop-phone';

interface Props {
  readonly reason: string | null;
  readonly phone: ShopPhoneLink | null;
}

/** Why the order will not come, and whom to call about it. */
export function OrderRefused({ reason, phone }: Props) {
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
      title={reason}
      tone="danger"
    >
      {phone && <FormattedMessage id="checkout.finish.callAbout" />}
    </Notice>
  );
}
