import { COUNTRY_CODES, type CountryCode } from '../../domain/countries';
import { DeliveryMethod, MeasurementUnit, PaymentType } from '../generated/prisma/client';
import { builder } from '../graphql/builder';

export const DeliveryMethodEnum = builder.enumType('DeliveryMethod', {
  description: 'How the shopper gets the order.',
  values: {
    [DeliveryMethod.DELIVERY]: { description: 'A courier brings it.' },
    [DeliveryMethod.PICKUP]: { description: 'The shopper collects it from a warehouse.' },
  },
});

export const MeasurementUnitEnum = builder.enumType('MeasurementUnit', {
  description: 'A unit of weight, volume or count.',
  values: {
    [MeasurementUnit.G]: { description: 'Grams.' },
    [MeasurementUnit.KG]: { description: 'Kilograms.' },
    [MeasurementUnit.ML]: { description: 'Millilitres.' },
    [MeasurementUnit.L]: { description: 'Litres.' },
    [MeasurementUnit.PCS]: { description: 'Pieces: counts nothing towards a cart’s weight.' },
    [MeasurementUnit.OZ]: { description: 'Ounces.' },
    [MeasurementUnit.LB]: { description: 'Pounds.' },
  },
});

export const PaymentTypeEnum = builder.enumType('PaymentType', {
  description: 'A kind of payment.',
  values: {
    [PaymentType.CASH]: { description: 'Cash on receiving; the shopper can say which note to bring change for.' },
    [PaymentType.CARD]: { description: 'A card on receiving.' },
    [PaymentType.CUSTOM]: { description: 'Anything else; its name and details say what.' },
  },
});

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

export const CountryCodeEnum = builder.enumType('CountryCode', {
  description: 'Countries that a shop can be in (ISO 3166-1 alpha-2).',
  values: Object.fromEntries(
    COUNTRY_CODES.map((code) => [code, { value: code, description: countryNames.of(code) }]),
  ) as Record<CountryCode, { value: CountryCode; description: string }>,
});

export const TipKindEnum = builder.enumType('TipKind', {
  description: 'What a shopper is offered as a tip.',
  values: {
    OFF: { description: 'No tips are taken.' },
    PERCENT: { description: 'Percentages to choose from, or an amount of the shopper’s own.' },
    AMOUNT: { description: 'Amounts to choose from, or the shopper’s own.' },
  } as const,
});

export const TipBaseEnum = builder.enumType('TipBase', {
  description: 'What a tip in percent is of.',
  values: {
    PRODUCTS: { description: 'The dishes, after discounts.' },
    TOTAL: { description: 'The whole order, delivery included.' },
  } as const,
});

export const TaxClassEnum = builder.enumType('TaxClass', {
  description: 'Which of the shop’s VAT rates something has.',
  values: {
    STANDARD: { description: 'The standard rate.' },
    REDUCED: { description: 'The reduced rate; the standard one where the shop has none.' },
    LOW: { description: 'The second reduced rate; the standard one where the shop has none.' },
    ZERO: { description: '0 %.' },
  } as const,
});

export const AmendmentSilenceEnum = builder.enumType('AmendmentSilence', {
  description: 'What becomes of a change of an order that the shopper does not answer in time.',
  values: {
    KEEP: { description: 'The order stays as it was.' },
    APPLY: { description: 'The order is changed.' },
  } as const,
});
