import { tellsOfAllergy } from '../../../../domain/allergy';
import type { ChosenOptionView, LineView, OrderView } from '../../../checkout/checkout-view';
import type { PrintContent } from '../../../generated/prisma/client';
import { guestRows } from './guest-rows';
import { optionLabel } from './option-label';
import { line, type Row, RULE, type Sheet } from './sheet';
import type { SheetWords } from './sheet-words';

/** A dish that a change took away or added. */
export interface ChangedDish {
  readonly dish: Pick<LineView, 'productName' | 'variantName' | 'options' | 'note'>;
  readonly before: number;
  readonly after: number;
}

export interface SheetOrder {
  readonly order: OrderView;
  /** Those of its lines that this printer's stations make. */
  readonly lines: readonly LineView[];
  /** Of a change, those of this printer's stations. */
  readonly changed: readonly ChangedDish[];
  /** Parts of the order that a change concerns, in words. */
  readonly parts: readonly string[];
  /** What staff should look at before they rely on the order, in words. */
  readonly doubts: readonly string[];
}

export interface SheetLook {
  readonly content: PrintContent;
  readonly words: SheetWords;
  /** Of several sheets of the same, from 1; null where there is one. */
  readonly copy: number | null;
  readonly isRepeat: boolean;
}

/** The rows of a sheet about an order; none where nothing of it concerns the printer. */
export function writeSheet(of: SheetOrder, look: SheetLook): Sheet {
  const { content, words } = look;
  const body = bodyOf(of, look);
  if (body.length === 0) return [];
  const isGuests = content === 'GUEST_COPY';
  return [...headRows(of, look), RULE, ...body, ...(isGuests ? [] : [RULE, ...receivingRows(of.order, words)])];
}

function bodyOf({ order, lines, changed, parts, doubts }: SheetOrder, { content, words }: SheetLook): Row[] {
  switch (content) {
    case 'GUEST_COPY':
      return guestRows(order, words);
    case 'CHANGE': {
      const dishes = changed.flatMap((each) => changeRows(each, words));
      return dishes.length + parts.length === 0
        ? []
        : [...dishes, ...parts.map((part) => line(part, { isBold: true }))];
    }
    case 'CANCELLATION':
      return lines.length === 0 ? [] : lines.flatMap((each) => dishRows(each, `${each.quantity}×`, words));
    default: {
      if (lines.length === 0) return [];
      const box = content === 'PACKING_LIST' ? '☐ ' : '';
      const dishes = lines.flatMap((each) => dishRows(each, `${box}${each.quantity}×`, words));
      return [
        ...dishes,
        ...noteRows(order.details.kitchenNote, words),
        ...doubts.map((doubt) => line(`! ${doubt}`, { isBold: true })),
      ];
    }
  }
}

const TITLES = {
  KITCHEN_TICKET: null,
  PACKING_LIST: 'PRINT_PACKING_LIST',
  GUEST_COPY: null,
  CHANGE: 'PRINT_CHANGE',
  CANCELLATION: 'PRINT_CANCELLATION',
  TEST_PAGE: null,
} as const satisfies Record<PrintContent, string | null>;

function headRows({ order }: SheetOrder, { content, words, copy, isRepeat }: SheetLook): Row[] {
  const { details, placedAt, promisedAt } = order;
  const title = TITLES[content];
  const method = details.table ?? words.say(`PRINT_${details.deliveryMethod ?? 'PICKUP'}`);
  const loud = { isLoud: true, isBold: true, isCentred: true, size: 'large' } as const;
  return [
    ...(isRepeat ? [line(words.say('PRINT_COPY'), loud)] : []),
    ...(order.isTest ? [line(words.say('PRINT_TEST_ORDER'), loud)] : []),
    ...(title ? [line(words.say(title), loud)] : []),
    line(order.number, { size: 'huge', isBold: true, isCentred: true }),
    line(method, { size: 'large', isBold: true, isCentred: true }),
    line(words.say('PRINT_BY', { time: words.time(promisedAt) }), { size: 'large', isBold: true, isCentred: true }),
    line(words.say('PRINT_PLACED_AT', { time: words.time(placedAt) }), { size: 'small', isCentred: true }),
    ...(copy === null ? [] : [line(words.say('PRINT_SHEET', { number: copy }), { size: 'small', isCentred: true })]),
  ];
}

function receivingRows({ details }: OrderView, { say, text }: SheetWords): Row[] {
  const facts = [
    details.name,
    details.deliveryMethod === 'DELIVERY' ? details.street : details.warehouseName && text(details.warehouseName),
    details.cutlery === null ? null : say('PRINT_CUTLERY', { count: details.cutlery }),
  ];
  return facts.flatMap((fact) => (fact ? [line(fact)] : []));
}

function dishRows(dish: ChangedDish['dish'], count: string, words: SheetWords): Row[] {
  const variant = words.text(dish.variantName);
  const name = [words.text(dish.productName), ...(variant ? [variant] : [])].join(', ');
  return [
    line(`${count} ${name}`, { size: 'large', isBold: true }),
    ...dish.options.flatMap((option) => optionRows(option, words)),
    ...noteRows(dish.note, words, 1),
  ];
}

/** Required choices are named too, the usual one as well: “Thin crust”. */
function optionRows(option: ChosenOptionView, words: SheetWords): Row[] {
  const isChange = option.kind === 'EXTRA' || option.kind === 'REMOVAL';
  return [line(optionLabel(option, words), { indent: 1, isBold: isChange })];
}

function noteRows(note: string | null, { say }: SheetWords, indent = 0): Row[] {
  if (!note) return [];
  if (!tellsOfAllergy(note)) return [line(`» ${note}`, { indent, isBold: true })];
  return [
    line(say('PRINT_ALLERGY'), { isLoud: true, isBold: true, size: 'large', isCentred: true }),
    line(note, { isLoud: true, isBold: true, size: 'large' }),
  ];
}

function changeRows({ dish, before, after }: ChangedDish, words: SheetWords): Row[] {
  const count = after > before ? `+ ${after - before}` : `− ${before - after}`;
  return dishRows(dish, count, words);
}

/** Every alphabet that the fonts have, and the printer's name. */
export function testSheet(name: string, { say }: SheetWords): Sheet {
  return [
    line(say('PRINT_TEST_PAGE'), { isLoud: true, isBold: true, isCentred: true, size: 'large' }),
    line(name, { size: 'large', isBold: true, isCentred: true }),
    RULE,
    line(say('PRINT_TEST_WORKS')),
    line(say('PRINT_TEST_LETTERS', { letters: 'crème, Хачапури, ხაჭაპური, ψωμί, 🌶' })),
  ];
}
