import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './confirm-dialog';
import { DirtyForms, DirtyFormsContext } from './dirty-forms';

/** Asks before unsaved changes are left behind. Stands once, around every page: a router has room for one blocker. */
export function DirtyGuard({ children }: { readonly children: ReactNode }) {
  const { formatMessage } = useIntl();
  const [dirtyForms] = useState(() => new DirtyForms());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirtyForms.isAny && currentLocation.pathname !== nextLocation.pathname,
  );
  const isLeaving = useRef(false);
  useEffect(() => {
    // Closing the tab, another language, signing out: there the browser asks in words of its own.
    const ask = (event: BeforeUnloadEvent) => {
      if (dirtyForms.isAny) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirtyForms]);
  return (
    <DirtyFormsContext value={dirtyForms}>
      {children}
      <ConfirmDialog
        cancelLabel={formatMessage({ id: 'command-center.kit.leave.stay' })}
        confirmLabel={formatMessage({ id: 'command-center.kit.leave.confirm' })}
        isOpen={blocker.state === 'blocked'}
        onClose={() => {
          // The dialog closes after leaving too: a reset would then stop the way back by the browser's own button.
          if (!isLeaving.current) blocker.reset?.();
          isLeaving.current = false;
        }}
        onConfirm={() => {
          isLeaving.current = true;
          blocker.proceed?.();
          return null;
        }}
        title={formatMessage({ id: 'command-center.kit.leave.title' })}
      >
        <FormattedMessage id="command-center.kit.leave.explained" />
      </ConfirmDialog>
    </DirtyFormsContext>
  );
}
