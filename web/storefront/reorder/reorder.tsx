import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '../../ui/button/button';
import { MergeDialog } from './merge-dialog';
import { useOrderAgain } from './use-reorder';

/** It needs an answer, which few have to read: it loads when one has come. */
const NotAddedDialog = lazy(async () => ({ default: (await import('./not-added-dialog')).NotAddedDialog }));

interface Props {
  /** Of the order. */
  readonly token: string;
  /** Different dishes of the order. */
  readonly lineCount: number;
  readonly className?: string | undefined;
  readonly variant?: 'primary' | 'outline';
  readonly children: ReactNode;
}

/** A button that puts a past order into the cart. */
export function OrderAgain({ token, lineCount, className, variant, children }: Props) {
  const again = useOrderAgain(token);
  // While the answer's dialog loads, a second press would put everything in twice.
  const { isBusy, answer, press, close } = again;
  return (
    <>
      <Button className={className} isBusy={isBusy} onClick={answer ? undefined : press} variant={variant}>
        {children}
      </Button>
      {again.isAsking && (
        <MergeDialog count={again.count} onAdd={again.add} onClose={again.stopAsking} onReplace={again.replace} />
      )}
      {answer && (
        <Suspense>
          <NotAddedDialog answer={answer} lineCount={lineCount} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
