import type { FieldName } from '../draft/draft';
import type { Placing } from './use-placing';

const FIELDS: readonly string[] = [
  ...['name', 'phone', 'street', 'apartment', 'intercom', 'entrance', 'floor', 'courierNote', 'kitchenNote'],
  ...['handover', 'arrival', 'cutlery'],
  ...['changeFrom', 'deliveryMethod', 'zoneId', 'warehouseId', 'paymentMethodId', 'timeKind', 'slotFrom'],
];
const isField = (name: string | undefined): name is FieldName => name !== undefined && FIELDS.includes(name);

/** Refusals that stand at a field although the API names none. */
const FIELD_OF_CODE: Readonly<Record<string, FieldName>> = {
  WAREHOUSE_REQUIRED: 'warehouseId',
  CHANGE_TOO_SMALL: 'changeFrom',
};

/** The field that a refusal is about; null when it is about the order as a whole. */
function fieldOf(code: string, path: readonly string[] | null): FieldName | null {
  const name = path?.at(-1);
  return isField(name) ? name : (FIELD_OF_CODE[code] ?? null);
}

/**
 * What the server said of fields when it refused the order, as long as they still say what was sent.
 *
 * @param now - the fields as they would be sent now.
 */
export function refusedFields({ outcome, sent }: Placing, now: object): ReadonlyMap<FieldName, string> {
  if (outcome?.kind !== 'refused' || sent === null) return new Map();
  const { refusal } = outcome;
  const told =
    refusal.__typename === 'InvalidInput'
      ? refusal.fields.map(({ path, message }) => ({ field: fieldOf('', path), message }))
      : [{ field: fieldOf(refusal.code, refusal.path), message: refusal.message }];
  const [before, after] = [
    new Map<string, unknown>(Object.entries(sent)),
    new Map<string, unknown>(Object.entries(now)),
  ];
  const isSame = (field: FieldName) =>
    JSON.stringify(before.get(field) ?? null) === JSON.stringify(after.get(field) ?? null);
  return new Map(told.flatMap(({ field, message }) => (field && isSame(field) ? [[field, message] as const] : [])));
}

/** Whether a refusal is shown at a field. */
export function isShownAtField({ outcome }: Placing): boolean {
  if (outcome?.kind !== 'refused') return false;
  const { refusal } = outcome;
  return refusal.__typename === 'InvalidInput'
    ? refusal.fields.some(({ path }) => fieldOf('', path) !== null)
    : fieldOf(refusal.code, refusal.path) !== null;
}
