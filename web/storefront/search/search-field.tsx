import SearchIcon from 'lucide/dist/esm/icons/search';
import { useEffect, useEffectEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icons/icon';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { type SearchAddress, searchPath, withQuery } from './search-address';
import styles from './search-field.module.css';
import { FIELD_ID } from './search-focus';

/** From the last key to the search: shorter than a pause, longer than the way to the next key. */
const PAUSE_MS = 160;

/** Where each key press leads, without an entry of its own in the history. */
const AS_TYPED = { replace: true, preventScrollReset: true, state: { keepsFocus: true } } as const;

interface Props {
  readonly address: SearchAddress;
}

/** What is searched for, found while it is typed. Without scripts a plain form. */
export function SearchField({ address }: Props) {
  const { formatMessage } = useIntl();
  const { input, search, searchNow } = useTypedSearch(address);
  return (
    <Form action="/search" className={styles.form} onSubmit={searchNow} role="search">
      {address.tags.map((tag) => (
        <input key={tag} name="tag" type="hidden" value={tag} />
      ))}
      {address.without.map((allergen) => (
        <input key={allergen} name="without" type="hidden" value={allergen} />
      ))}
      <label className={styles.field}>
        <VisuallyHidden>
          <FormattedMessage id="storefront.search.label" />
        </VisuallyHidden>
        <span className={styles.icon}>
          <Icon of={SearchIcon} />
        </span>
        <input
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          className={styles.input}
          defaultValue={address.query}
          enterKeyHint="search"
          id={FIELD_ID}
          name="q"
          onInput={search}
          placeholder={formatMessage({ id: 'storefront.search.placeholder' })}
          ref={input}
          spellCheck={false}
          type="search"
        />
      </label>
      <noscript>
        <Button type="submit">
          <FormattedMessage id="storefront.search.submit" />
        </Button>
      </noscript>
    </Form>
  );
}

/** Follows the field with the address, and the field with an address that somebody else has changed: Back, a link. */
function useTypedSearch(address: SearchAddress) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(address.query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpened = typeof state === 'object' && state !== null && 'opensSearch' in state;

  const send = () => {
    clearTimeout(timer.current);
    const next = withQuery(address, input.current?.value ?? '');
    if (next.query === sent.current) return;
    sent.current = next.query;
    void navigate(searchPath(next), AS_TYPED);
  };

  useEffect(() => {
    if (address.query === sent.current || !input.current) return;
    clearTimeout(timer.current);
    sent.current = address.query;
    input.current.value = address.query;
  }, [address.query]);
  useEffect(() => {
    if (isOpened) input.current?.focus();
  }, [isOpened]);
  // What was typed before this page listened.
  const sendEarly = useEffectEvent(send);
  useEffect(() => {
    sendEarly();
    return () => clearTimeout(timer.current);
  }, []);

  return {
    input,
    search: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(send, PAUSE_MS);
    },
    searchNow: (event: { preventDefault(): void }) => {
      event.preventDefault();
      send();
      // A phone's keyboard would lie over what was found.
      if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    },
  };
}
