import SearchIcon from 'lucide/dist/esm/icons/search';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../../ui/icons/icon';
import { focusSearchField } from './search-focus';
import styles from './search-link.module.css';

const OPENING = { keepsFocus: true, opensSearch: true } as const;

/** Where a letter is a letter. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** By the key's place too, so that it works while the keyboard is in Russian. */
const meansSearch = ({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  (key === '/' || (code === 'Slash' && !shiftKey)) && !altKey && !ctrlKey && !metaKey;

/** The way to the search, from every page: an icon on a phone, a field on a desk. The key `/` goes there too. */
export function SearchLink() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !meansSearch(event) || isTyping(event)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      // Pressed twice while the page is on its way, it is still one entry of the history.
      const replace = window.location.pathname.endsWith('/search');
      if (!focusSearchField()) void navigate('/search', { state: OPENING, replace });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate]);
  return (
    <Link
      aria-keyshortcuts="/"
      aria-label={formatMessage({ id: 'storefront.search.open' })}
      className={styles.link}
      onClick={(event) => {
        // Already there: the field is what was meant.
        if (focusSearchField()) event.preventDefault();
      }}
      state={OPENING}
      to="/search"
    >
      <Icon of={SearchIcon} />
      <span aria-hidden="true" className={styles.words}>
        <FormattedMessage id="storefront.search.open" />
      </span>
      <span aria-hidden="true" className={styles.key}>
        /
      </span>
    </Link>
  );
}
