import XIcon from 'lucide/dist/esm/icons/x';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import styles from './modal.module.css';
import { useModal } from './use-modal';

export interface ModalProps {
  readonly isOpen: boolean;
  /** Escape, the backdrop and the close button call it; the owner then sets `isOpen`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Hides the title from sight where a picture opens the modal; screen readers still hear it. */
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
  /** Stays in sight below the scrolling content: the button that goes on. */
  readonly footer?: ReactNode;
  /** `alertdialog` for a question that has to be answered. */
  readonly role?: 'dialog' | 'alertdialog';
}

interface Props extends ModalProps {
  readonly shape: 'dialog' | 'drawer' | 'sheet';
}

/** What dialog, drawer and sheet have in common. Content is rendered only while it is open. */
export function Modal({ isOpen, onClose, title, isTitleHidden, children, footer, role = 'dialog', shape }: Props) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const dialog = useModal(isOpen);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is the keyboard's way
    <dialog
      aria-labelledby={titleId}
      className={classNames(styles.modal, styles[shape])}
      onCancel={(event) => {
        // A file chooser or a select inside can be cancelled too: those events bubble.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && role === 'dialog') onClose();
      }}
      ref={dialog}
      role={role === 'alertdialog' ? role : undefined}
    >
      {isOpen && (
        <div className={styles.box}>
          {/* No <header> and <footer>: in a dialog that opens from the page's header they would be landmarks in a landmark. */}
          <div className={classNames(styles.header, isTitleHidden && styles.floating)}>
            <h2 className={isTitleHidden ? styles.hiddenTitle : styles.title} id={titleId}>
              {title}
            </h2>
            <IconButton icon={<Icon of={XIcon} />} label={formatMessage({ id: 'ui.close' })} onClick={onClose} />
          </div>
          <div className={styles.content}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
