import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '../../ui/feedback/notice';
import { Skeleton } from '../../ui/feedback/skeleton';
import { Chip } from '../../ui/form/chip';
import { FieldError } from '../../ui/form/field-error';
import { useShopClock } from '../cart/receiving/shop-clock';
import { useCart } from '../cart/store/cart-context';
import styles from './slot-picker.module.css';
import type { Slot } from './use-times';

interface Props {
  /** Null while they are loading. */
  readonly slots: readonly Slot[] | null;
  /** Start of the chosen one. */
  readonly value: string | null;
  readonly onChange: (from: string) => void;
  readonly error: string | undefined;
}

const clockDate = (time: string) => new Date(`1970-01-01T${time}Z`);

/** A strip of days and one list of times, no higher than a phone's screen. */
export function SlotPicker({ slots, value, onChange, error }: Props) {
  const { formatMessage } = useIntl();
  const { shop } = useCart();
  const { day } = useShopClock(shop?.timeZone ?? null);
  const [openDate, setOpenDate] = useState<string | null>(null);
  if (!slots) return <Skeleton height="9rem" radius="var(--radius-md)" />;
  const dates = [...new Set(slots.map(({ date }) => date))];
  const chosen = slots.find(({ from }) => from === value);
  const firstFree = slots.find(({ isAvailable }) => isAvailable)?.date;
  const date = [openDate, chosen?.date, firstFree, dates[0]].find(
    (candidate) => candidate && dates.includes(candidate),
  );
  if (!date) {
    return (
      <Notice tone="warning">
        <FormattedMessage id="checkout.time.none" />
      </Notice>
    );
  }
  return (
    <div className={styles.picker} id="checkout-slotFrom" tabIndex={-1}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a block of its own around a scroller */}
      <div aria-label={formatMessage({ id: 'checkout.time.day' })} className={styles.days} role="group">
        {dates.map((each) => (
          <Chip isActive={each === date} key={each} onPress={() => setOpenDate(each)}>
            {day(each)}
          </Chip>
        ))}
      </div>
      <SlotList key={date} onChange={onChange} slots={slots.filter((slot) => slot.date === date)} value={value}>
        <FormattedMessage id="checkout.time.times" values={{ day: day(date) }} />
      </SlotList>
      <FieldError id="checkout-slotFrom-error">{error}</FieldError>
    </div>
  );
}

interface ListProps extends Pick<Props, 'value' | 'onChange'> {
  /** Of one day. */
  readonly slots: readonly Slot[];
  /** What it is called. */
  readonly children: ReactNode;
}

/** Begins with the chosen time, else with the first that is free. Full times can be seen and not chosen. */
function SlotList({ slots, value, onChange, children }: ListProps) {
  const { formatDateTimeRange } = useIntl();
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const start = list.current?.querySelector(':checked') ?? list.current?.querySelector(':enabled');
    if (list.current) list.current.scrollTop = start?.closest('label')?.offsetTop ?? 0;
  }, []);
  // The API gives the shop's own clock: nothing is left to a zone.
  const span = (from: string, to: string) =>
    formatDateTimeRange(clockDate(from), clockDate(to), { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
  return (
    <fieldset className={styles.slots} ref={list}>
      <legend className={styles.legend}>{children}</legend>
      {slots.map(({ from, fromTime, toTime, isAvailable, reason }) => (
        <label className={styles.slot} key={from}>
          <input
            checked={from === value}
            className={styles.radio}
            disabled={!isAvailable}
            name="slotFrom"
            onChange={() => onChange(from)}
            type="radio"
            value={from}
          />
          <span>{span(fromTime, toTime)}</span>
          {!isAvailable && (
            <span className={styles.full}>
              <FormattedMessage id={reason === 'PAUSED' ? 'checkout.time.paused' : 'checkout.time.full'} />
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
