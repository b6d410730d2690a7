import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button';
import { NotAddedDialog } from './not-added-dialog';
import { useOrderAgain } from './use-reorder';

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
  const { isBusy, answer, press, close } = useOrderAgain(token);
  return (
    <>
      <Button className={className} isBusy={isBusy} onClick={press} variant={variant}>
        {children}
      </Button>
      {answer && <NotAddedDialog answer={answer} lineCount={lineCount} onClose={close} />}
    </>
  );
}
