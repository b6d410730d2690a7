import { Toaster as ChakraToaster, createToaster, Toast } from '@chakra-ui/react';
import XIcon from 'lucide/dist/esm/icons/x';
import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';

/** By the specification: how long a toast stays, how many can be seen, and how long a closed one takes to go. */
export const toaster = createToaster({ placement: 'bottom', duration: 5000, max: 5, removeDelay: 200 });

export interface ToastContent {
  readonly message: string;
  readonly tone?: 'info' | 'success' | 'danger';
  /** One thing that can still be done: undo. Clicking it closes the toast. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** A toast of the same id that is still in sight says this instead. */
  readonly id?: string;
}

const TYPES = { info: 'info', success: 'success', danger: 'error' } as const;

/** The page's toasts. Call from event handlers in the browser only: the server is shared by all visitors. */
export const toasts = {
  show({ message, tone = 'info', action, id }: ToastContent): string {
    return toaster.create({
      description: message,
      type: TYPES[tone],
      ...(id && { id }),
      ...(action && { action: { label: action.label, onClick: action.onPress } }),
    });
  },
  isInSight: (id: string): boolean => toaster.isVisible(id),
  close: (id: string): void => toaster.dismiss(id),
};

/** Where toasts appear: once, around every page of staff. What is to be clicked at the bottom stays in reach. */
export function Toaster() {
  const { formatMessage } = useIntl();
  return (
    <ChakraToaster
      _print={{ display: 'none' }}
      aria-label={formatMessage({ id: 'ui.notifications' })}
      css={{
        ':root:has([data-bottom-bar]) &': { marginBottom: '4.5rem' },
        // On a phone a short form fills the screen, with its button at the bottom: there toasts come in at the top.
        '@media (width < 48rem)': {
          ':root:has([data-toasts="top"]) &': { bottom: 'auto !important', top: 'env(safe-area-inset-top) !important' },
        },
        '@media (width < 80rem)': { ':root:has([data-bottom-bar="tall"]) &': { marginBottom: '8rem' } },
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
