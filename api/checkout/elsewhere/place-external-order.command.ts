import { z } from 'zod';
import { minor } from '../../../domain/money';
import { requirePermission } from '../../access/caller';
import { sumRule } from '../../kernel/input-rules';
import { invalidFields, parseInput } from '../../kernel/parse-input';
import { readPhone } from '../../kernel/phone';
import { type InvalidField, InvalidInput } from '../../kernel/refusals';
import type { LineWish } from '../cart/choose-line';
import { checkText } from '../cart/contact-text';
import type { DetailsInput } from '../cart/details';
import { checkIdempotencyKey } from '../cart/idempotency-key';
import { readLineNotes } from '../cart/line-note';
import { type OrderView, requirePlaced } from '../checkout-view';
import { knownSource } from '../orders/order-sources.store';
import { noteTakenOrder } from '../placing/note-taken-order.store';
import { elsewhereKeys } from '../placing/order-keys';
import { placeOnce } from '../placing/place-once.command';
import type { PlacingCaller } from '../placing/placing';
import { LONGEST_TEXT_OF_PAID, type OrderElsewhere, type PaidElsewhere } from './order-elsewhere';
import { takePaidOrder, takeUnpaidOrder } from './take-external-order.store';

/** Characters. */
const LONGEST_SOURCE = 40;
const LONGEST_REFERENCE = 100;

/** The amounts of what the API has read already. */
const amounts = z.looseObject({
  commission: sumRule.nullish(),
  discount: sumRule.nullish(),
  deliveryFee: sumRule.nullish(),
  lines: z.array(z.looseObject({ unitPrice: sumRule.nullish() })),
});

export interface ExternalLine extends Omit<LineWish, 'unitPrice'> {
  readonly unitPrice?: number | null;
}

export interface PlaceExternalOrderInput extends DetailsInput {
  readonly source: string;
  readonly externalReference: string;
  readonly isPaid: boolean;
  readonly lines: readonly ExternalLine[];
  /** Minor units, as the rest. */
  readonly commission?: number | null;
  readonly discount?: number | null;
  readonly deliveryFee?: number | null;
  readonly expectedTotal?: number | null;
  readonly locale?: string | null;
}

/**
 * Takes an order over that was placed at another place: once, however often and by whichever program it is sent.
 *
 * @throws {Forbidden} and every refusal of `placeOrder`; {IdempotencyMismatch} when it was sent before with other data.
 */
export async function placeExternalOrder(caller: PlacingCaller, input: PlaceExternalOrderInput): Promise<OrderView> {
  const { actor, channel } = caller;
  requirePermission(actor, 'orders');
  const { source, externalReference, isPaid, lines: typed, commission, discount, deliveryFee, ...order } = input;
  const read = readElsewhere(input, channel.countryCode);
  // The key of the order begins with it: however a program writes the place, the order is the same.
  const elsewhere = { ...read, source: await knownSource(caller.db, channel.id, read.source) };
  const { paid } = elsewhere;
  const wanted = typed.map(({ unitPrice, ...line }) => ({ ...line, ...(isPaid && { unitPrice: unitPrice ?? 0 }) }));
  const lines = readLineNotes(wanted, isPaid ? LONGEST_TEXT_OF_PAID : undefined);
  const readable = paid?.unreadPhone ? { ...order, phone: null } : order;
  const sent = { ...readable, lines, elsewhere };
  checkIdempotencyKey(elsewhere.reference);
  parseInput(sumRule.nullish(), input.expectedTotal, ['expectedTotal']);
  const placed = await placeOnce(caller, {
    keys: elsewhereKeys(actor, elsewhere),
    keyField: 'externalReference',
    sent,
    place: async (tx, ordering) => {
      const placed = await (paid ? takePaidOrder(tx, ordering, sent, paid) : takeUnpaidOrder(tx, ordering, sent));
      await noteTakenOrder(tx, ordering.caller, 'placeExternalOrder', placed);
      return placed;
    },
  });
  return requirePlaced(placed);
}

/** @throws {InvalidInput} naming all that is wrong. */
function readElsewhere({ isPaid, lines, ...input }: PlaceExternalOrderInput, country: string): OrderElsewhere {
  const source = checkText(input.source, { minimum: 1, maximum: LONGEST_SOURCE });
  const reference = checkText(input.externalReference, { minimum: 1, maximum: LONGEST_REFERENCE });
  const invalid: InvalidField[] = [
    ...textProblem('source', source),
    ...textProblem('externalReference', reference),
    ...invalidFields(amounts, { ...input, lines }),
    ...lines.flatMap(dishProblem),
    ...(isPaid ? unfitForPaid(input, lines) : unfitForUnpaid(input, lines)),
  ];
  if (invalid.length > 0 || !source.text || !reference.text) throw new InvalidInput(invalid);
  const { commission, discount, deliveryFee } = input;
  return {
    source: source.text,
    reference: reference.text,
    commission: commission == null ? null : minor(commission),
    ...(isPaid && {
      paid: {
        discount: minor(discount ?? 0),
        deliveryFee: deliveryFee == null ? null : minor(deliveryFee),
        ...readPaidPhone(input.phone, country),
      },
    }),
  };
}

type Sent = Omit<PlaceExternalOrderInput, 'isPaid' | 'lines'>;

/** A dish has one name. */
function dishProblem({ variantId, sku }: ExternalLine, index: number): InvalidField[] {
  if (variantId !== null && sku) return [{ path: ['lines', String(index), 'sku'], code: 'INVALID' }];
  return variantId === null && !sku ? [{ path: ['lines', String(index), 'variantId'], code: 'REQUIRED' }] : [];
}

/** A number that is masked, or that a code follows. */
function readPaidPhone(sent: string | null | undefined, country: string): Pick<PaidElsewhere, 'unreadPhone'> {
  const { text: phone, problem } = checkText(sent ?? '', { maximum: LONGEST_TEXT_OF_PAID });
  if (problem) throw new InvalidInput([{ path: ['phone'], ...problem }]);
  const code = phone && readPhone(phone, country).fault;
  return code ? { unreadPhone: { path: ['phone'], code, values: { phone } } } : {};
}

const priceOf = (index: number): readonly string[] => ['lines', String(index), 'unitPrice'];

/** A field that would be ignored is refused. */
const unfit = (input: Sent, names: readonly (keyof Sent)[]): InvalidField[] =>
  names.filter((name) => input[name] != null).map((name) => ({ path: [name], code: 'INVALID' }));

/** Its money is there already, so each price has to be said, and no way of paying. */
function unfitForPaid(input: Sent, lines: readonly ExternalLine[]): InvalidField[] {
  const unpriced = lines.flatMap(({ unitPrice }, index) => (unitPrice == null ? [priceOf(index)] : []));
  return [...unfit(input, ['paymentMethodId', 'changeFrom']), ...unpriced.map((path) => ({ path, code: 'REQUIRED' }))];
}

/** It is paid here, by the menu's prices. */
function unfitForUnpaid(input: Sent, lines: readonly ExternalLine[]): InvalidField[] {
  const priced = lines.flatMap(({ unitPrice }, index) => (unitPrice == null ? [] : [priceOf(index)]));
  return [...unfit(input, ['discount', 'deliveryFee']), ...priced.map((path) => ({ path, code: 'INVALID' }))];
}

function textProblem(field: string, { text, problem }: ReturnType<typeof checkText>): InvalidField[] {
  if (problem) return [{ path: [field], ...problem }];
  return text ? [] : [{ path: [field], code: 'REQUIRED' }];
}
