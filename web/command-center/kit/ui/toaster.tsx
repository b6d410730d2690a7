import { Toaster as ChakraToaster, createToaster, Toast } from '@chakra-ui/react';
import XIcon from 'lucide/dist/esm/icons/x';
import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';

/** By the specification: how long a toast stays, how many can be seen, and how long a closed one takes to go. */
export const toaster = createToaster({ placement: 'bottom-start', duration: 5000, max: 5, removeDelay: 200 });

export interface ToastContent {
  readonly message: string;
  readonly tone?: 'info' | 'success' | 'danger';
  /** One thing that can still be done: undo. Clicking it closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** A toast of the same id that is still in sight says this instead. */
  readonly id?: string;
}

/** How far above the foot such a bar may float, in pixels. */
const GAP = 32;

/** Keeps toasts above the bars at the window's foot, as high as those are now. */
function standAboveBars(): void {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => bar.getBoundingClientRect());
  const heights = bars
    .filter(({ top, bottom }) => top < innerHeight && bottom > innerHeight - GAP)
    .map(({ top }) => innerHeight - top);
  document.documentElement.style.setProperty('--bottom-bars', `${Math.max(0, ...heights)}px`);
}

const TYPES = { info: 'info', success: 'success', danger: 'error' } as const;

/** The page's toasts. Call from event handlers in the browser only: the server is shared by all visitors. */
export const toasts = {
  show({ message, tone = 'info', action, id }: ToastContent): string {
    standAboveBars();
    return toaster.create({
      description: message,
      type: TYPES[tone],
      ...(id && { id }),
      ...(action && { action: { label: action.label, onClick: action.onPress } }),
    });
  },
  isInSight: (id: string): boolean => toaster.isVisible(id),
  close: (id: string): void => toaster.dismiss(id),
  closeAll: (): void => toaster.dismiss(),
};

/** Where toasts appear: once, around every page of staff. Beside the page where that has room, over the menu; else above what is to be clicked. */
export function Toaster() {
  const { formatMessage } = useIntl();
  return (
    <ChakraToaster
      _print={{ display: 'none' }}
      aria-label={formatMessage({ id: 'ui.notifications' })}
      css={{
        '@media (width < 64rem)': { marginBottom: 'var(--bottom-bars, 0)' },
        // On a phone a short form fills the screen, with its button at the bottom: there toasts come in at the top.
        '@media (width < 48rem)': {
          ':root:has([data-toasts="top"]) &': { bottom: 'auto !important', top: 'env(safe-area-inset-top) !important' },
        },
      }}
      toaster={toaster}
    >
      {({ id, description, action }) => (
        <Toast.Root
          // A focused toast stays. The region of the toasts gets no focus events: it would return the focus to where it came
          // from, and the Tab key would go in a circle.
          onBlur={(event) => {
            event.stopPropagation();
            toaster.resume(id);
          }}
          onFocus={(event) => {
            event.stopPropagation();
            toaster.pause(id);
          }}
        >
          <Toast.Description>{description}</Toast.Description>
          {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
          <Toast.CloseTrigger aria-label={formatMessage({ id: 'ui.close' })}>
            <Icon of={XIcon} size={16} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </ChakraToaster>
  );
}
