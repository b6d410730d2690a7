import { Span } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusOrder } from '../../kit/live/use-kept-focus';
import { Button } from '../../kit/ui/button';
import type { PressedMove } from './held-moves';
import styles from './order-moves.module.css';
import { useOrderQuestions } from './use-order-questions';

/** The second half of a double press is no wish to take the first back. */
const SETTLING_MS = 700;

/** In place of an order's buttons while its move can be taken back; busy while it is being made. */
export function UndoButton({ move: { id, number, from, to, isSent } }: { readonly move: PressedMove }) {
  const { formatMessage } = useIntl();
  const { held } = useOrderQuestions();
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);
  // It takes the place of the button that was pressed, and gives it back: the focus goes along.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusOrder(id);
    return () => {
      const { activeElement } = document;
      const isHere = activeElement instanceof HTMLElement && activeElement.dataset.step === 'UNDO';
      const order = isHere ? activeElement.closest<HTMLElement>('[data-order]') : null;
      if (order?.dataset.order === id) requestAnimationFrame(() => focusOrder(id));
    };
  }, [id]);
  return (
    <div className={styles.moves}>
      <Button
        aria-label={formatMessage({ id: 'command-center.kitchen.undoOf' }, { number })}
        className={styles.step}
        data-step="UNDO"
        isBusy={isSent}
        onClick={({ detail }) => {
          // By a key it is no double press.
          if (detail === 0 || Date.now() - shownAt.current > SETTLING_MS) held.undo(id);
        }}
        variant="outline"
      >
        <Span color="fg.muted" fontWeight="medium">
          <FormattedMessage id={to === from ? 'command-center.order.delayed' : `command-center.status.${to}`} />
        </Span>
        <Span textDecoration="underline">
          <FormattedMessage id="command-center.kitchen.undo" />
        </Span>
      </Button>
    </div>
  );
}
