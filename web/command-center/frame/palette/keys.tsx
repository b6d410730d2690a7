import { chakra, Span } from '@chakra-ui/react';
import SearchIcon from 'lucide/dist/esm/icons/search';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { tinykeys } from 'tinykeys';
import { Icon } from '../../../ui/icons/icon';
import { useMay } from '../../kit/context/command-center-context';
import { HOME_PATH } from '../../kit/session/return-path';
import { topDialog } from '../../kit/ui/dialog';
import { PauseDialog } from '../../orders/pause/pause-dialog';

const OPENER = {
  display: 'inline-flex',
  gap: '2',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '11',
  minHeight: '11',
  padding: { base: '0 0.625rem', lg: '0 0.875rem' },
  borderRadius: 'full',
  color: 'fg.muted',
  fontSize: 'sm',
  cursor: 'pointer',
  border: { lg: '1px solid var(--line-strong)' },
  background: { lg: 'bg' },
  _hover: { background: 'bg.muted', color: 'fg' },
} as const;

const Palette = lazy(() => import('./palette'));
const KeyHelp = lazy(() => import('./key-help'));

/** Where a letter is a letter. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const isDialogOpen = () => topDialog() !== null;

function focusSearch(): boolean {
  const input = document.querySelector('[data-page-search]');
  if (!(input instanceof HTMLInputElement)) return false;
  input.focus();
  input.select();
  return true;
}

/**
 * The keys that work on every page, and the palette's button in the bar. By the key's place too, so that they work
 * while the keyboard is in Russian. What they open is loaded with its first use.
 */
export function Keys() {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<'palette' | 'help' | 'pause' | null>(null);
  const navigate = useNavigate();
  const mayTakeOrders = useMay('ORDERS');
  const close = () => setOpen(null);
  const takeOrder = useEffectEvent((event: KeyboardEvent) => {
    if (!mayTakeOrders || isTyping(event) || isDialogOpen()) return;
    event.preventDefault();
    void navigate(`${HOME_PATH}/phone-order`);
  });
  const press = useEffectEvent((event: KeyboardEvent, key: 'palette' | 'help' | 'search') => {
    if (key === 'palette') {
      event.preventDefault();
      if (open === 'palette') close();
      else if (!isDialogOpen()) setOpen('palette');
      return;
    }
    if (isTyping(event) || isDialogOpen()) return;
    // By the place alone `?` can be taken for `/`: what was written counts.
    if (key === 'help' || event.key === '?') setOpen('help');
    // A page without a search has the palette's.
    else if (!focusSearch()) setOpen('palette');
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (key: 'palette' | 'help' | 'search', presses: readonly string[]) =>
      presses.map((keys) => [keys, (event: KeyboardEvent) => press(event, key)] as const);
    return tinykeys(
      window,
      Object.fromEntries([
        ...listen('palette', ['$mod+KeyK']),
        ...listen('search', ['Slash', 'Shift+/']),
        ['KeyN', takeOrder] as const,
        ...listen('help', ['Shift+Slash', 'Shift+?']),
      ]),
    );
  }, []);
  return (
    <>
      <chakra.button css={OPENER} onClick={() => setOpen('palette')} type="button">
        <Icon of={SearchIcon} />
        <Span
          position={{ base: 'absolute', lg: 'static' }}
          width={{ base: '1px', lg: 'auto' }}
          height={{ base: '1px', lg: 'auto' }}
          overflow="hidden"
          clipPath={{ base: 'inset(50%)', lg: 'none' }}
        >
          <FormattedMessage id="command-center.palette.open" />
        </Span>
        <chakra.kbd display={{ base: 'none', lg: 'inline' }} font={{ lg: 'inherit' }} fontSize={{ lg: 'xs' }}>
          {formatMessage({ id: 'command-center.palette.shortcut' })}
        </chakra.kbd>
      </chakra.button>
      <Suspense>
        {open === 'palette' && <Palette onClose={close} onPause={() => setOpen('pause')} />}
        {open === 'help' && <KeyHelp onClose={close} />}
      </Suspense>
      <PauseDialog isOpen={open === 'pause'} onClose={close} />
    </>
  );
}
