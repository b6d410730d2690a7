import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { Icon } from '../../../ui/icons/icon';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { RowButtons } from '../../kit/entity/row-buttons';
import { Switch } from '../../kit/ui/choices';
import { Tag } from '../../kit/ui/feedback';
import styles from './payment-method-row.module.css';
import { PAYMENT_TYPE_ICONS } from './payment-type';
import { useSwitchPaymentMethod } from './use-switch-payment-method';

const PaymentMethodRowFragment = graphql(`
  fragment PaymentMethodRow on PaymentMethod {
    id
    type
    name
    details
    isActive
    onlineProvider
    isTest
    version
  }
`);

interface Props {
  readonly method: FragmentType<typeof PaymentMethodRowFragment>;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

/** A way to pay, which can be switched on and off in place. */
export function PaymentMethodRow({ method, onChange, onDelete }: Props) {
  const { id, type, name, details, isActive, onlineProvider, isTest, version } = readFragment(
    PaymentMethodRowFragment,
    method,
  );
  const { formatMessage } = useIntl();
  const { isShownActive, setIsActive } = useSwitchPaymentMethod({ id, version, isActive });
  const icon = PAYMENT_TYPE_ICONS[type];
  return (
    <div className={styles.row} data-active={isShownActive || undefined}>
      <Icon of={icon} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name}{' '}
          {isTest && (
            <Tag tone="warning">
              <FormattedMessage id="command-center.provider.test" />
            </Tag>
          )}
        </p>
        <p className={styles.details}>
          {onlineProvider ? (
            <FormattedMessage id={`command-center.payment.paidOnline.${onlineProvider}`} />
          ) : (
            <FormattedMessage id={`command-center.payment.type.${type}`} />
          )}
          {details && ` · ${details}`}
        </p>
      </div>
      <Switch
        checked={isShownActive}
        label={<VisuallyHidden>{formatMessage({ id: 'command-center.payment.isActiveOf' }, { name })}</VisuallyHidden>}
        onChange={(isOn) => void setIsActive(isOn)}
      />
      <RowButtons name={name} onChange={onChange} onDelete={onDelete} words="command-center.payment" />
    </div>
  );
}
