import { FormattedMessage } from 'react-intl';
import { TAX_CLASSES, type TaxClass } from '../../../../domain/tax';
import { usePercent } from '../../../ui/text/use-percent';

/** Percent, as the shop has set them; null: none. */
export interface TaxRates {
  readonly taxStandard?: number | null;
  readonly taxReduced?: number | null;
  readonly taxLow?: number | null;
}

/** Whether the shop names VAT at all. */
export function isTaxed({ taxStandard }: TaxRates): boolean {
  return taxStandard !== null && taxStandard !== undefined;
}

interface Props {
  readonly rates: TaxRates;
  /** It is offered even where the shop has no rate for it any more: it counts as the standard one. */
  readonly chosen: TaxClass | null;
}

/** The shop's VAT rates as the `<option>`s of a list. */
export function TaxClassOptions({ rates: { taxStandard, taxReduced, taxLow }, chosen }: Props) {
  const percent = usePercent();
  const rates = { STANDARD: taxStandard, REDUCED: taxReduced, LOW: taxLow, ZERO: 0 };
  // What can't be read is no rate yet; its own field says so.
  const rateOf = (one: TaxClass) => (Number.isNaN(rates[one]) ? null : (rates[one] ?? null));
  return TAX_CLASSES.filter((one) => one === 'STANDARD' || one === chosen || rateOf(one) !== null).map((one) => (
    <option key={one} value={one}>
      <FormattedMessage
        id={`command-center.kit.tax.${one}`}
        values={{ rate: percent(rateOf(one) ?? rateOf('STANDARD') ?? 0) }}
      />
    </option>
  ));
}
