import { Flex, Span } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ReceivingWay, receivingWay } from '../../../../domain/receiving';
import { Button } from '../../kit/ui/button';
import { type MovingOrder, nextStep, STEPS } from '../moves/order-moves-fragment';
import { useOrderQuestions } from '../moves/use-order-questions';

/** With the largest letters on a phone words take further lines, and never the window's whole height. */
const WHOLE = {
  maxHeight: '50dvh',
  overflowY: 'auto',
  '& > button': { height: 'auto', minHeight: '11', maxWidth: '100%', whiteSpace: 'normal' },
} as const;

interface Props {
  readonly orders: readonly MovingOrder[];
  readonly onDone: () => void;
}

/** How all of them are received; an empty word where they differ. */
function commonWay(orders: readonly MovingOrder[]): ReceivingWay | '' {
  const [way = '', ...others] = new Set(orders.map(receivingWay));
  return others.length === 0 ? way : '';
}

/** What can be done with several orders at once: each goes its own next step, those with the same one together. */
export function ChosenBar({ orders, onDone }: Props) {
  const { formatMessage } = useIntl();
  const { moveAll } = useOrderQuestions();
  if (orders.length === 0) return null;
  const steps = STEPS.map((step) => ({ step, own: orders.filter((order) => nextStep(order) === step) }));
  return (
    <Flex
      align="center"
      aria-label={formatMessage({ id: 'command-center.board.chosenBar' })}
      as="section"
      background="bg"
      borderTopWidth="1px"
      bottom="0"
      css={WHOLE}
      data-bottom-bar
      gap="2"
      marginInline="calc(-1 * var(--gutter))"
      paddingBlock="2"
      paddingInline="var(--gutter)"
      position="sticky"
      wrap="wrap"
      zIndex="1"
    >
      <Span fontWeight="semibold" marginInlineEnd="auto" role="status">
        <FormattedMessage id="command-center.board.chosen" values={{ count: orders.length }} />
      </Span>
      {steps.map(
        ({ step, own }) =>
          own.length > 0 && (
            <Button
              key={step}
              onClick={() => {
                moveAll(own, step);
                onDone();
              }}
            >
              <FormattedMessage
                id="command-center.board.moveChosen"
                values={{
                  move: formatMessage({ id: `command-center.move.${step}` }, { way: commonWay(own) }),
                  count: own.length,
                }}
              />
            </Button>
          ),
      )}
      <Button onClick={onDone} variant="outline">
        <FormattedMessage id="command-center.kit.clearSelection" />
      </Button>
    </Flex>
  );
}
