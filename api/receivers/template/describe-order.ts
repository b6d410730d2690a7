import { encodeGlobalID } from '@pothos/plugin-relay';
import { toLocale } from '../../../domain/locale';
import { localize, parseLocalized } from '../../../domain/localized';
import { isCurrencyCode } from '../../../domain/money';
import { namedKind, optionLabel } from '../../../domain/option-kind';
import { taxPercent } from '../../../domain/tax';
import { amountDue } from '../../checkout/amount-due';
import { orderDoubts } from '../../checkout/deviations';
import { placedTaxes } from '../../checkout/pricing/order-taxes';
import type { OrderAmendment } from '../../db/outbox';
import { amountsIn, atTheShop } from '../../kernel/amounts';
import { message } from '../../messages/messages';
import type { OrderLine, OrderObject, OrderOption } from './order-object';
import { type PlacedOrder, type PlacedOrderLine, type PlacedOrderOption, parseFrozenOptions } from './placed-order';
import { taxObject } from './tax-object';

/** Where people see an order. */
export interface OrderPages {
  readonly url: string;
  readonly staffUrl: string;
}

const idOf = (typename: string, id: string | null | undefined) => (id ? encodeGlobalID(typename, id) : null);

interface Described {
  readonly pages: OrderPages | null;
  readonly previousStatus?: string | null;
  readonly amendment?: OrderAmendment | null;
}

/**
 * The order object of a placed checkout.
 *
 * @param placed - frozen at placing; a Prisma row with its channel and lines fits.
 * @param pages - where people see it; null when the shop's public address is not known.
 * @throws {Error} when the checkout was never placed: such a call is a bug.
 */
export function describeOrder(
  placed: PlacedOrder,
  { pages, previousStatus = null, amendment = null }: Described,
): OrderObject {
  const { channel, currencyCode, placedAt, number, total } = placed;
  if (placedAt === null || number === null || total === null || !isCurrencyCode(currencyCode))
    throw new Error(`checkout ${placed.id} is not a placed order`);

  const locale = toLocale(channel.defaultLocale);
  const text = (json: unknown) => localize(parseLocalized(json), locale, locale);
  const amount = amountsIn(currencyCode, locale);
  const optional = (value: number | null) => (value === null ? null : amount(value));
  const moment = (at: Date | null) => at && atTheShop(at, channel.timeZone);
  const describeChoice = (option: PlacedOrderOption) => {
    const kind = option.kind ?? namedKind(parseLocalized(option.group), parseLocalized(option.name));
    const chosen = { kind, group: text(option.group), name: text(option.name) };
    return { ...chosen, label: optionLabel(chosen, (name) => message(locale, 'OPTION_WITHOUT', { name })) };
  };
  const describeOption = (option: PlacedOrderOption): OrderOption => ({
    id: idOf('Option', option.id),
    sku: option.sku ?? null,
    ...describeChoice(option),
    price: amount(option.priceDifference),
  });
  const taxes = placedTaxes(placed);
  const describeLine = (line: PlacedOrderLine, index: number): OrderLine => ({
    id: encodeGlobalID('CheckoutLine', line.id),
    variantId: idOf('Variant', line.variantId),
    name: text(line.productName),
    variant: text(line.variantName),
    sku: line.sku,
    quantity: line.quantity,
    weight: line.weight,
    unit: line.unit,
    options: line.options.map(describeOption),
    unitPrice: amount(line.unitPrice),
    total: amount(line.unitPrice * line.quantity),
    note: line.note,
    taxRate: taxes && taxPercent(line.taxRate ?? 0),
    tax: optional(taxes?.lines[index] ?? null),
  });

  return {
    version: 2,
    id: encodeGlobalID('Checkout', placed.id),
    uuid: placed.id,
    token: placed.token,
    number,
    status: placed.status,
    previousStatus,
    amendment: amendment && {
      totalBefore: amount(amendment.totalBefore),
      totalAfter: amount(amendment.totalAfter),
      lines: amendment.lines.map(({ line, before, after }) => ({
        name: text(line.productName),
        variant: text(line.variantName),
        options: parseFrozenOptions(line.options ?? null).map(describeChoice),
        before,
        after,
      })),
      changed: amendment.parts,
    },
    isTest: placed.isTest,
    cancelReason: placed.cancelCode ? message(locale, `ORDER_REASON_${placed.cancelCode}`) : placed.cancelReason,
    placedAt: atTheShop(placedAt, channel.timeZone),
    url: pages?.url ?? null,
    staffUrl: pages?.staffUrl ?? null,
    channel: {
      id: encodeGlobalID('Channel', channel.id),
      name: text(channel.name),
      phone: channel.phone,
      timeZone: channel.timeZone,
    },
    locale: toLocale(placed.locale),
    currencyCode,
    totals: {
      products: amount(placed.productsCost ?? 0),
      discount: amount(placed.discount ?? 0),
      delivery: optional(placed.deliveryFee),
      tip: optional(placed.tip),
      total: amount(total),
    },
    taxes: (taxes?.totals ?? []).map((tax) => taxObject(tax, amount)),
    promo:
      placed.promoCodeText === null
        ? null
        : { code: placed.promoCodeText, discount: amount(placed.promoDiscount ?? 0) },
    contact: { name: placed.name ?? '', phone: placed.phone ?? '' },
    deliveryMethod: placed.deliveryMethod ?? 'PICKUP',
    address:
      placed.deliveryMethod === 'DELIVERY'
        ? {
            street: placed.street ?? '',
            apartment: placed.apartment,
            intercom: placed.intercom,
            entrance: placed.entrance,
            floor: placed.floor,
            latitude: placed.latitude,
            longitude: placed.longitude,
          }
        : null,
    zone: placed.zoneName === null ? null : { id: idOf('DeliveryZone', placed.zoneId), name: text(placed.zoneName) },
    warehouse:
      placed.warehouseName === null
        ? null
        : { id: idOf('Warehouse', placed.warehouseId), name: text(placed.warehouseName) },
    table: placed.table,
    time: {
      kind: placed.timeKind,
      from: moment(placed.slotFrom),
      to: moment(placed.slotTo),
      promisedAt: moment(placed.promisedAt),
      preparationMinutes: placed.preparationMinutes,
    },
    handover: (placed.deliveryMethod === 'DELIVERY' && placed.handover) || null,
    arrival: (placed.deliveryMethod === 'DELIVERY' && placed.arrival) || null,
    cutlery: placed.cutlery ?? null,
    notes: { kitchen: placed.kitchenNote, courier: placed.courierNote },
    payment: {
      id: idOf('PaymentMethod', placed.paymentMethodId),
      type: placed.paymentType ?? 'CUSTOM',
      name: text(placed.paymentName),
      due: amount(amountDue(placed, total)),
    },
    source:
      placed.source === null
        ? null
        : { name: placed.source, reference: placed.externalReference ?? '', isPaid: placed.isPaidElsewhere },
    doubts: orderDoubts(placed, locale, locale).map(({ code, path, messageCode = code, values }) => ({
      code,
      path,
      message: message(locale, messageCode, values),
    })),
    changeFrom: optional(placed.changeFrom),
    weight: placed.weight,
    lines: placed.lines.map(describeLine),
  };
}
