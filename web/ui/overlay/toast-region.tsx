import XIcon from 'lucide/dist/esm/icons/x';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { IconButton } from '../button/icon-button';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';
import { VisuallyHidden } from '../text/visually-hidden';
import { openModals } from './open-modals';
import styles from './toast-region.module.css';
import { type Toast, toasts } from './toasts';

const NONE: readonly Toast[] = [];
const NOWHERE = () => null;

function Toasts() {
  const { formatMessage } = useIntl();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => NONE);
  const region = useRef<HTMLElement>(null);
  const latest = shown.at(-1);
  useEffect(() => {
    const element = region.current;
    // Its dialog may have gone this moment: the next one, or the page, shows it.
    if (!element?.isConnected) return;
    // Safari before 17 and Chrome before 114 know no popovers: it lies on the page there, and has to be asked for nothing.
    if (!('popover' in HTMLElement.prototype)) return;
    // Opened again for each toast: the popover that opened last lies above an open dialog.
    if (element.matches(':popover-open')) element.hidePopover();
    if (latest) element.showPopover();
  }, [latest]);
  return (
    <>
      <VisuallyHidden aria-live="polite" className={styles.told}>
        {latest && !latest.isClosing && latest.message}
      </VisuallyHidden>
      <section
        aria-label={formatMessage({ id: 'ui.notifications' })}
        className={styles.region}
        popover="manual"
        ref={region}
      >
        <ol className={styles.list}>
          {shown.map(({ id, message, tone = 'info', action, isClosing }) => (
            <li
              className={classNames(styles.toast, styles[tone], isClosing && styles.closing)}
              key={id}
              onBlur={() => toasts.resume(id)}
              onFocus={() => toasts.pause(id)}
              onPointerEnter={() => toasts.pause(id)}
              onPointerLeave={() => toasts.resume(id)}
            >
              <span className={styles.message}>{message}</span>
              {action && (
                <button
                  className={styles.action}
                  onClick={() => {
                    action.onPress();
                    toasts.close(id);
                  }}
                  type="button"
                >
                  {action.label}
                </button>
              )}
              <IconButton
                className={styles.close}
                icon={<Icon of={XIcon} size={16} />}
                label={formatMessage({ id: 'ui.close' })}
                onClick={() => toasts.close(id)}
                size="sm"
              />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/**
 * Where toasts appear: once a page, in the root; while a dialog is open, inside of it, since nothing outside can be pressed
 * or is read out then. Read out politely, after what is being said.
 */
export function ToastRegion() {
  const modal = useSyncExternalStore(openModals.subscribe, openModals.top, NOWHERE);
  return modal ? createPortal(<Toasts />, modal) : <Toasts />;
}
