import * as kinds from '../../../../domain/option-kind';
import type { ChosenOptionView } from '../../../checkout/checkout-view';
import type { SheetWords } from './sheet-words';

/** What was chosen, in the words of staff's screens: “Crust: thin”, “+ egg”, “no onions”. */
export const optionLabel = ({ kind, group, name }: ChosenOptionView, { say, text }: SheetWords): string =>
  kinds.optionLabel({ kind, group: text(group), name: text(name) }, (left) => say('OPTION_WITHOUT', { name: left }));
