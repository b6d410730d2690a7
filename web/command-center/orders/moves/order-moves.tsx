import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { MoveButtons } from './move-buttons';
import { OrderMovesFragment } from './order-moves-fragment';
import { UndoButton } from './undo-button';
import { usePressedMoves } from './use-order-questions';

interface Props {
  readonly order: FragmentType<typeof OrderMovesFragment>;
  /** The step on alone; what else can be done stands where the order is opened. */
  readonly isBrief?: boolean;
}

/** What the caller may do with an order; right after a press, taking it back. */
export function OrderMoves({ order, isBrief = false }: Props) {
  const moves = readFragment(OrderMovesFragment, order);
  const move = usePressedMoves()(moves);
  return move ? <UndoButton move={move} /> : <MoveButtons isBrief={isBrief} order={moves} />;
}
