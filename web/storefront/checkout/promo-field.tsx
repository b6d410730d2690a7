import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/form/text-field';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import styles from './promo-field.module.css';
import { OPEN_PROMO_ID, PROMO_FIELD_ID, type PromoCodeControl } from './use-promo-code';

/** A quiet link that opens a field: most orders have no code, and an open field sends people off to look for one. */
export function PromoField({ promoCode }: { readonly promoCode: PromoCodeControl }) {
  const { isOn, isOpen, typed, error, isBusy, said, open, type, apply } = promoCode;
  return (
    <>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      {!isOn && !isOpen && (
        <button className={styles.open} id={OPEN_PROMO_ID} onClick={open} type="button">
          <FormattedMessage id="checkout.promo.have" />
        </button>
      )}
      {!isOn && isOpen && (
        <div className={styles.row}>
          <TextField
            autoCapitalize="characters"
            autoComplete="off"
            className={styles.field}
            enterKeyHint="done"
            error={error}
            id={PROMO_FIELD_ID}
            isOptional
            label={<FormattedMessage id="checkout.promo.label" />}
            maxLength={80}
            onChange={({ target }) => type(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The field stands in the order's own form, which Enter would send.
              event.preventDefault();
              apply();
            }}
            spellCheck={false}
            value={typed}
          />
          <Button className={styles.apply} isBusy={isBusy} onClick={apply} variant="soft">
            <FormattedMessage id="checkout.promo.apply" />
          </Button>
        </div>
      )}
    </>
  );
}
