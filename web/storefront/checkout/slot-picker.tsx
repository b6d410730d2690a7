import { useState } from 'react';
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

const hourOf = ({ fromTime }: Slot) => fromTime.slice(0, 2);
const clockDate = (time: string) => new Date(`1970-01-01T${time}Z`);

/** A day, an hour of it, then a time: few of each, so that nothing has to scroll. Full times can be seen and not chosen. */
export function SlotPicker({ slots, value, onChange, error }: Props) {
  const { formatMessage, formatDate, formatDateTimeRange } = useIntl();
  const { shop } = useCart();
  const { day } = useShopClock(shop?.timeZone ?? null);
  const [openDate, setOpenDate] = useState<string | null>(null);
  const [openHour, setOpenHour] = useState<string | null>(null);
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
  const ofDay = slots.filter((slot) => slot.date === date);
  const hours = [...new Set(ofDay.map(hourOf))];
  const free = ofDay.find(({ isAvailable }) => isAvailable);
  const hour = [openHour, chosen?.date === date ? hourOf(chosen) : null, free ? hourOf(free) : null, hours[0]].find(
    (candidate) => candidate && hours.includes(candidate),
  );
  // The API gives the shop's own clock: nothing is left to a zone.
  const span = (from: string, to: string) =>
    formatDateTimeRange(clockDate(from), clockDate(to), { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
  return (
    <div className={styles.picker} id="checkout-slotFrom" tabIndex={-1}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as a block of its own around a scroller */}
      <div aria-label={formatMessage({ id: 'checkout.time.day' })} className={styles.days} role="group">
        {dates.map((each) => (
          <Chip
            isActive={each === date}
            key={each}
            onPress={() => {
              setOpenDate(each);
              setOpenHour(null);
            }}
          >
            {day(each)}
          </Chip>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div aria-label={formatMessage({ id: 'checkout.time.hour' })} className={styles.hours} role="group">
        {hours.map((each) => (
          <Chip isActive={each === hour} key={each} onPress={() => setOpenHour(each)}>
            {formatDate(clockDate(`${each}:00`), { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })}
          </Chip>
        ))}
      </div>
      <fieldset className={styles.slots} key={`${date} ${hour}`}>
        <legend className={styles.legend}>
          <FormattedMessage id="checkout.time.times" values={{ day: day(date) }} />
        </legend>
        {ofDay
          .filter((slot) => hourOf(slot) === hour)
          .map(({ from, fromTime, toTime, isAvailable, reason }) => (
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
      <FieldError id="checkout-slotFrom-error">{error}</FieldError>
    </div>
  );
}
