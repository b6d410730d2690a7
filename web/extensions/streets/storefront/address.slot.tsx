import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AddressSlotProps } from '../../../storefront/addresses/address-slot';
import { chosenHouse } from '../../../storefront/addresses/chosen-house';
import { useCartActions } from '../../../storefront/cart/store/cart-context';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import styles from './address.slot.module.css';
import { type Suggestion, useStreets } from './use-streets';

/** A list below the street: with a house chosen, the area, the fee and the time are known. */
export default function StreetSuggestions({ inputId, onChoose }: AddressSlotProps) {
  const { formatMessage } = useIntl();
  const { store } = useCartActions();
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const found = useStreets(typed);
  const isOpen = found.length > 0;

  const textOf = ({ street, house }: Pick<Suggestion, 'street' | 'house'>) =>
    formatMessage({ id: 'streets.suggestion' }, { street, house: house ?? 'none' });
  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const choose = ({ house, latitude, longitude, street }: Suggestion) => {
    const text = textOf({ street, house });
    close();
    if (latitude != null && longitude != null) {
      chosenHouse.set(text);
      void store.update({ latitude, longitude });
    }
    onChoose(text);
  };
  const type = useEffectEvent((text: string) => {
    setTyped(text);
    setActive(-1);
    const chosen = chosenHouse.current();
    if (chosen === null || chosen === text) return;
    // Another text is another place, which nobody knows.
    chosenHouse.set(null);
    void store.update({ latitude: null, longitude: null });
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const count = found.length;
    if (count === 0 || event.isComposing) return;
    const chosen = found[active];
    if (event.key === 'ArrowDown') setActive((active + 1) % count);
    else if (event.key === 'ArrowUp') setActive((Math.max(active, 0) + count - 1) % count);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const leave = useEffectEvent(close);

  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return;
    const stop = new AbortController();
    const { signal } = stop;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    // On the window, behind React's own listener: a rendering before it would put the field's former text back.
    window.addEventListener('input', ({ target }) => target === input && type(input.value), { signal });
    input.addEventListener('keydown', (event) => press(event), { signal });
    input.addEventListener('blur', () => leave(), { signal });
    return () => stop.abort();
  }, [inputId, listId]);
  useEffect(() => {
    const input = document.getElementById(inputId);
    input?.setAttribute('aria-expanded', String(isOpen));
    if (active >= 0) input?.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else input?.removeAttribute('aria-activedescendant');
  }, [inputId, listId, isOpen, active]);
  useEffect(() => {
    // On a phone the bar with the total covers what is below the field.
    const seen = active < 0 ? listId : `${listId}-${active}`;
    if (isOpen) document.getElementById(seen)?.scrollIntoView({ block: 'nearest' });
  }, [listId, isOpen, active]);

  return (
    <>
      <div
        aria-label={formatMessage({ id: 'streets.suggestions' })}
        className={styles.list}
        hidden={!isOpen}
        id={listId}
        role="listbox"
      >
        {found.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's
          <div
            aria-selected={index === active}
            className={styles.option}
            id={`${listId}-${index}`}
            key={`${suggestion.street}\n${suggestion.house}`}
            onClick={() => choose(suggestion)}
            // The focus stays in the text field, or its blur would close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            role="option"
            tabIndex={-1}
          >
            {textOf(suggestion)}
          </div>
        ))}
      </div>
      <VisuallyHidden aria-live="polite">
        {isOpen && <FormattedMessage id="streets.found" values={{ count: found.length }} />}
      </VisuallyHidden>
    </>
  );
}
