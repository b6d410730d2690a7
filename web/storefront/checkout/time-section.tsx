import CalendarIcon from 'lucide/dist/esm/icons/calendar';
import ClockIcon from 'lucide/dist/esm/icons/clock';
import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CartShopFragment, DeliveryMethod, TimeKind } from '../../gql/graphql';
import { Notice } from '../../ui/feedback/notice';
import { Skeleton } from '../../ui/feedback/skeleton';
import { RadioCards } from '../../ui/form/radio-cards';
import { Icon } from '../../ui/icons/icon';
import { OpeningFact, PromiseFact } from '../cart/receiving/receiving-texts';
import { useShopClock } from '../cart/receiving/shop-clock';
import type { CartZone } from '../cart/store/cart-zone';
import { promisedAt, takesNoOrders } from '../cart/store/receiving-facts';
import { PauseNotice } from '../pause/pause-notice';
import styles from './fields.module.css';
import { Section } from './section';
import type { CheckoutForm } from './use-checkout-form';
import type { Slot } from './use-times';

const importPicker = () => import('./slot-picker');
const SlotPicker = lazy(async () => ({ default: (await importPicker()).SlotPicker }));

interface Props {
  readonly form: CheckoutForm;
  readonly shop: CartShopFragment;
  readonly method: DeliveryMethod;
  readonly zone: CartZone | null;
  readonly slots: readonly Slot[] | null;
}

/** As soon as possible, while the shop is open; or at a time. */
export function TimeSection({ form, shop, method, zone, slots }: Props) {
  const { draft, change, errorOf } = form;
  const { zoneName } = useShopClock(shop.timeZone);
  const canBeSoon = promisedAt(shop, method, zone) !== null;
  const title = <FormattedMessage id="checkout.time.title" />;
  useEffect(() => {
    // Beside the times, which are asked for by now too; one that fails is asked for again when it is shown.
    importPicker().catch(() => {});
  }, []);
  if (takesNoOrders(shop, new Date())) {
    return (
      <Section title={title}>
        <p className={styles.facts}>
          <FormattedMessage id="checkout.time.none" />
        </p>
      </Section>
    );
  }
  return (
    <Section title={title}>
      {shop.isOpen ? (
        <PauseNotice shop={shop} />
      ) : (
        <Notice tone="warning" title={<OpeningFact shop={shop} />}>
          {shop.hoursNote && <p>{shop.hoursNote}</p>}
          <FormattedMessage id="checkout.time.closedHint" />
        </Notice>
      )}
      <div className={styles.anchor} id="checkout-timeKind" tabIndex={-1}>
        <RadioCards<TimeKind>
          error={errorOf('timeKind')}
          legend={<FormattedMessage id="checkout.time.when" />}
          name="timeKind"
          onChange={(timeKind) => change({ timeKind })}
          options={[
            {
              value: 'ASAP',
              label: <FormattedMessage id="checkout.time.asap" />,
              hint:
                canBeSoon || shop.pausedUntil ? (
                  <PromiseFact isZoneUnknown={zone === null} method={method} shop={shop} zone={zone} />
                ) : undefined,
              icon: <Icon of={ClockIcon} />,
              isDisabled: !canBeSoon,
            },
            {
              value: 'SLOT',
              label: <FormattedMessage id="checkout.time.slot" />,
              hint: <FormattedMessage id="checkout.time.slotHint" />,
              icon: <Icon of={CalendarIcon} />,
            },
          ]}
          value={draft.timeKind}
        />
      </div>
      {zoneName && (
        <p className={styles.facts}>
          <FormattedMessage id="checkout.time.zone" values={{ zone: zoneName }} />
        </p>
      )}
      {draft.timeKind === 'SLOT' && (
        <Suspense fallback={<Skeleton height="9rem" radius="var(--radius-md)" />}>
          <SlotPicker
            error={errorOf('slotFrom')}
            onChange={(slotFrom) => change({ timeKind: 'SLOT', slotFrom })}
            slots={slots}
            value={draft.slotFrom}
          />
        </Suspense>
      )}
    </Section>
  );
}
