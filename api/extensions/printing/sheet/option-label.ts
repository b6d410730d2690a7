import { leavesOut, saysNo } from '../../../../domain/option-kind';
import type { ChosenOptionView } from '../../../checkout/checkout-view';
import type { SheetWords } from './sheet-words';

/** What was chosen, in words: “no onions”. “Decaf instead” leaves something out as it is: “no” before it would turn it into its contrary. */
export function optionLabel({ kind, group, name }: ChosenOptionView, { say, text }: SheetWords): string {
  const label = text(name);
  const isUnsaid = kind === 'REMOVAL' && leavesOut(text(group)) && !saysNo(label);
  return isUnsaid ? say('PRINT_WITHOUT', { name: label }) : label;
}
