import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { MeasurementUnit as WeightUnit } from '../../../../domain/weight';
import styles from './nutrition-table.module.css';
import { type NutritionFacts, nutritionOfPortion, withAdded } from './portion';

const ROWS = ['calories', 'protein', 'fat', 'carbohydrate'] as const;

interface Props {
  readonly facts: NutritionFacts;
  /** Of the chosen variant. */
  readonly weight: number | null;
  readonly unit: WeightUnit;
  /** What the chosen options add to a portion. */
  readonly added: readonly NutritionFacts[];
}

function Amount({ row, value }: { readonly row: (typeof ROWS)[number]; readonly value: number | null }) {
  if (value === null) return <span aria-hidden="true">—</span>;
  const number = <FormattedNumber maximumFractionDigits={row === 'calories' || value >= 10 ? 0 : 1} value={value} />;
  return row === 'calories' ? (
    <FormattedMessage id="storefront.nutrition.kilocalories" values={{ value: number }} />
  ) : (
    <FormattedMessage id="ui.weight.G" values={{ value: number }} />
  );
}

/** Per 100 g, and in a whole portion with all that is chosen for it, where its weight is known. */
export function NutritionTable({ facts, weight, unit, added }: Props) {
  const plain = nutritionOfPortion(facts, weight, unit);
  const portion = plain && withAdded(plain, added);
  const isLiquid = unit === 'ML' || unit === 'L';
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <FormattedMessage id="storefront.nutrition" />
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <FormattedMessage id={isLiquid ? 'storefront.nutrition.per100ml' : 'storefront.nutrition.per100g'} />
          </th>
          {portion && (
            <th scope="col">
              <FormattedMessage
                id={added.length > 0 ? 'storefront.nutrition.withChoice' : 'storefront.nutrition.portion'}
              />
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {ROWS.filter((row) => facts[row] !== null).map((row) => (
          <tr key={row}>
            <th scope="row">
              <FormattedMessage id={`storefront.nutrition.${row}`} />
            </th>
            <td>
              <Amount row={row} value={facts[row]} />
            </td>
            {portion && (
              <td>
                <Amount row={row} value={portion[row]} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
