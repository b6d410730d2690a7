import { needsNo } from '../../../../domain/option-kind';
import type { ChosenOptionView } from '../../../checkout/checkout-view';
import type { SheetWords } from './sheet-words';

/** What was chosen, in the words of staff's screens: “Crust: thin”, “+ egg”, “no onions”. */
export function optionLabel(
  { kind, group: groupName, name: optionName }: ChosenOptionView,
  { say, text }: SheetWords,
): string {
  const [group, name] = [text(groupName), text(optionName)];
  if (kind === 'EXTRA') return `+ ${name}`;
  if (kind === 'REMOVAL') return needsNo({ group, name }) ? say('PRINT_WITHOUT', { name }) : name;
  return say('PRINT_CHOICE', { group, name });
}
