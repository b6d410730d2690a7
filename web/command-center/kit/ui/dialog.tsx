import { Dialog as ChakraDialog, Drawer as ChakraDrawer, Portal } from '@chakra-ui/react';
import XIcon from 'lucide/dist/esm/icons/x';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../../../ui/icons/icon';
import { IconButton } from './button';
import { toasts } from './toaster';

interface Props {
  readonly isOpen: boolean;
  /** Escape, the backdrop and the close button call it; the owner then sets `isOpen`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Hides the title from sight where a search field opens the dialog; screen readers still hear it. */
  readonly isTitleHidden?: boolean;
  /** Mounted only while it is open, so that each opening has fresh state. */
  readonly children: ReactNode;
  /** Stays in sight below the scrolling content: the button that goes on. */
  readonly footer?: ReactNode;
  /** `alertdialog` for a question that has to be answered. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** The close button alone, over the content. */
const FLOATING = { position: 'absolute', zIndex: '1', inset: '0 0 auto auto', padding: '3' } as const;

/** In the middle of the screen: a question, a short form. */
export function Dialog(props: Props) {
  return <Modal {...props} parts={ChakraDialog} />;
}

/** From the side, full height: the menu of a phone. */
export function Drawer(props: Props) {
  return <Modal {...props} parts={ChakraDrawer} />;
}

function Modal({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  children,
  footer,
  role = 'dialog',
  parts: Parts,
}: Props & { readonly parts: typeof ChakraDialog | typeof ChakraDrawer }) {
  const { formatMessage } = useIntl();
  useEffect(() => {
    // Toasts lie above dialogs: an earlier one would cover the buttons. Not at once, since Chakra redraws them in between.
    if (isOpen) queueMicrotask(toasts.closeAll);
  }, [isOpen]);
  return (
    <Parts.Root
      closeOnInteractOutside={role === 'dialog'}
      lazyMount
      // What had the focus before is given it back a moment late: the dialog that opens next is not left by that.
      onFocusOutside={(event) => event.preventDefault()}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      open={isOpen}
      role={role}
      unmountOnExit
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            {isOpen && (
              <>
                <Parts.Header {...(isTitleHidden && FLOATING)}>
                  <Parts.Title srOnly={isTitleHidden}>{title}</Parts.Title>
                  <Parts.CloseTrigger asChild>
                    <IconButton icon={<Icon of={XIcon} />} label={formatMessage({ id: 'ui.close' })} />
                  </Parts.CloseTrigger>
                </Parts.Header>
                <Parts.Body paddingTop={isTitleHidden ? '6' : undefined}>{children}</Parts.Body>
                {footer && <Parts.Footer>{footer}</Parts.Footer>}
              </>
            )}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}

const OPEN = '[data-part="content"][data-state="open"]:is([role="dialog"], [role="alertdialog"])';

/** The dialog on top; null where none is open. */
export function topDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>(OPEN)].at(-1) ?? null;
}

/** The dialog that an element stands in; null on the page itself. */
export function dialogAround(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]');
}
