import { encodeGlobalID } from '@pothos/plugin-relay';
import { OPTIONS_LIMIT } from '../../../domain/catalog-limits';
import type { CurrencyCode, Minor } from '../../../domain/money';
import { type OrderTaxes, taxPercent } from '../../../domain/tax';
import { SoldOutPart } from '../../catalog/stops/sold-out-part.graphql';
import { MeasurementUnitEnum } from '../../channel/enums.graphql';
import { type BuilderTypes, builder } from '../../graphql/builder';
import { type Context, callerOf } from '../../graphql/context';
import { sizeForShopper } from '../../graphql/field-cost';
import { readLocalized } from '../../graphql/localized-fields';
import { ErrorInterface, refusalAsValue } from '../../graphql/refusal.graphql';
import { Money } from '../../graphql/shared.graphql';
import type { DomainError } from '../../kernel/domain-error';
import { LinePhoto } from '../../media/photo.graphql.ts';
import { seesCheckout, seesKitchenNote, seesMoney } from '../access';
import type { CheckoutView, ChosenOptionView, LineView } from '../checkout-view';
import { OptionKindEnum } from '../enums.graphql';
import { orderTaxes } from '../pricing/order-taxes';
import type { LineChange } from '../pricing/price-changes';
import { InvalidOptions, SoldOut } from '../refusals';
import { readCheckoutsOfLines } from './read-checkout.store';

type InCurrency<Shape> = Shape & { readonly currencyCode: CurrencyCode };

/** `tax`: null where the shop has no VAT, and for readers who may not see sums. */
export type Line = InCurrency<LineView> & { readonly tax: Minor | null };

const money = (minor: Minor, { currencyCode }: { currencyCode: CurrencyCode }) => ({ minor, currencyCode });

const ChosenOption = builder.objectRef<InCurrency<ChosenOptionView>>('ChosenOption').implement({
  description: 'An option chosen for a line.',
  fields: (t) => ({
    optionId: t.globalID({
      nullable: true,
      description: 'To choose it again; null in orders of before options had lasting ids here.',
      resolve: ({ id }) => id && { id, type: 'Option' },
    }),
    sku: t.exposeString('sku', { nullable: true, description: 'The shop’s own article number.' }),
    group: t.string({
      description: 'What was to choose: “Crust”.',
      resolve: ({ group }, _args, context) => readLocalized(group, context),
    }),
    name: t.string({
      description: 'What was chosen: “Thin”.',
      resolve: ({ name }, _args, context) => readLocalized(name, context),
    }),
    priceDifference: t.field({
      type: Money,
      description: 'What it adds to the price of one.',
      resolve: (option) => money(option.priceDifference, option),
    }),
    kind: t.expose('kind', { type: OptionKindEnum, description: 'What it means for making the dish.' }),
  }),
});

/** Why a line can't be ordered. */
function lineProblem({ id: lineId, productName, unitPrice: before, soldOut, problems }: LineView): DomainError {
  if (problems.length > 0) return new InvalidOptions(productName, problems);
  const line = { lineId, productName, before, after: null };
  const change: LineChange = soldOut.length > 0 ? { ...line, kind: 'SOLD_OUT', soldOut } : { ...line, kind: 'GONE' };
  return new SoldOut([change]);
}

/**
 * Lines of an order, with what the reader may see: only its owner and the kitchen see notes, and VAT is hidden with the
 * sums, because VAT after a discount reveals them.
 *
 * @param taxes - of these lines, one for each.
 */
export function linesFor(
  actor: Context['actor'],
  view: CheckoutView,
  lines: readonly LineView[],
  taxes: OrderTaxes | null,
): Line[] {
  const { currencyCode } = view;
  const [seesNotes, seesTaxes] = [seesKitchenNote(view, actor), seesMoney(view, actor)];
  return lines.map((line, index) => ({
    ...line,
    currencyCode,
    note: seesNotes ? line.note : null,
    tax: seesTaxes ? (taxes?.lines[index] ?? null) : null,
  }));
}

/** The dish as it was chosen: of a cart, of an order, and of an order as it was before a change. */
export const dishFields = (t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Line>) => ({
  variantId: t.globalID({
    nullable: true,
    description: 'To order it again; null when the dish has been deleted.',
    resolve: ({ variantId }) => variantId && { id: variantId, type: 'Variant' },
  }),
  productName: t.string({
    description: 'What the dish is called, in the reader’s language.',
    resolve: ({ productName }, _args, context) => readLocalized(productName, context),
  }),
  variantName: t.string({
    description: 'In the reader’s language; empty when the dish has just one.',
    resolve: ({ variantName }, _args, context) => readLocalized(variantName, context),
  }),
  options: t.field({
    type: [ChosenOption],
    size: sizeForShopper(OPTIONS_LIMIT),
    description: 'In the order of the dish’s groups; at most 50.',
    resolve: ({ options, currencyCode }) => options.map((option) => ({ ...option, currencyCode })),
  }),
  optionIds: t.idList({
    description: 'To order it again.',
    resolve: ({ options }) => options.flatMap(({ id }) => (id === null ? [] : [encodeGlobalID('Option', id)])),
  }),
  sku: t.exposeString('sku', { nullable: true, description: 'The shop’s own article number.' }),
  photo: t.expose('photo', { type: LinePhoto, nullable: true, description: 'Of the variant, else of the dish.' }),
  quantity: t.exposeInt('quantity', { description: '1 to 99.' }),
  unitPrice: t.field({
    type: Money,
    description: 'Of one, options included.',
    resolve: (line) => money(line.unitPrice, line),
  }),
  total: t.field({ type: Money, description: 'Of all of them.', resolve: (line) => money(line.total, line) }),
  weight: t.exposeInt('weight', { nullable: true, description: 'Of one: grams, millilitres or pieces, by `unit`.' }),
  unit: t.expose('unit', { type: MeasurementUnitEnum, description: 'In which staff state the weight.' }),
  note: t.exposeString('note', {
    nullable: true,
    description: 'What the kitchen is asked about this dish alone; null for strangers.',
  }),
  taxRate: t.float({
    nullable: true,
    description: 'VAT in its price, percent; null where the shop names none.',
    resolve: ({ taxRate }) => taxPercent(taxRate),
  }),
  tax: t.field({
    type: Money,
    nullable: true,
    description:
      'The VAT in what it costs after its share of the discount: lines and `deliveryTax` sum to `taxes`. Null where the shop names none, and for cooks and couriers.',
    resolve: (line) => (line.tax === null ? null : money(line.tax, line)),
  }),
});

const CheckoutLineRef = builder.objectRef<Line>('CheckoutLine');

export const CheckoutLine = builder.node(CheckoutLineRef, {
  description: 'One dish as it was chosen, and how many of it.',
  id: { resolve: ({ id }) => id },
  loadManyWithoutCache: async (ids, context) => {
    const { actor } = context;
    const views = await readCheckoutsOfLines(callerOf(context), ids, actor.sessionId);
    const lines = views
      .filter((view) => seesCheckout(view, actor))
      .flatMap((view) => linesFor(actor, view, view.lines, orderTaxes(view)));
    return ids.map((id) => lines.find((line) => line.id === id) ?? null);
  },
  fields: (t) => ({
    ...dishFields(t),
    productSlug: t.exposeString('productSlug', { nullable: true, description: 'Of the dish’s page.' }),
    categorySlug: t.exposeString('categorySlug', {
      nullable: true,
      description: 'Of the category that the page stands in.',
    }),
    isAvailable: t.exposeBoolean('isAvailable', {
      description:
        'False when it can’t be ordered as it stands: sold out, made with other options now, or off the menu.',
    }),
    problems: t.field({
      type: [ErrorInterface],
      size: 1,
      description: 'What keeps this line from being ordered: why `isAvailable` is false. Empty on an order.',
      resolve: (line) => (line.isAvailable ? [] : [refusalAsValue(lineProblem(line))]),
    }),
    soldOut: t.expose('soldOut', {
      type: [SoldOutPart],
      size: sizeForShopper(OPTIONS_LIMIT),
      description:
        'What of it is sold out; empty when it is made with other options now or off the menu, and on an order.',
    }),
  }),
});
