import { localizedEntries, parseLocalized } from '../../../domain/localized';
import { minor, toDecimal } from '../../../domain/money';
import { fromStoredWeight, isMeasurementUnit } from '../../../domain/weight';

const LONGEST = 120;

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function weightText(value: number, row: object): string {
  const unit = 'unit' in row && isMeasurementUnit(row.unit) ? row.unit : 'G';
  return String(fromStoredWeight(value, unit));
}

/** A column's value for a reader of a report, as a table writes it. */
export function valueText(column: string, value: unknown, row: object): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    if (column === 'price' || column === 'priceDifference') return toDecimal(minor(value));
    return column === 'weight' ? weightText(value, row) : String(value);
  }
  if (typeof value === 'string')
    return ['unit', 'taxClass', 'kind'].includes(column) ? value.toLowerCase() : shortened(value);
  if (Array.isArray(value)) return value.map((name) => String(name).toLowerCase()).join(', ');
  const texts = localizedEntries(parseLocalized(value));
  return shortened(texts.map((entry) => entry.value).join(' · '));
}
