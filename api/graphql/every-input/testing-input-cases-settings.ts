import { expect } from 'vitest';
import { globalId } from '../testing';
import { type InputCase, latest, text } from './testing-input-shop';

/** Secrets are stored sealed: here it counts that they are, not what they say. */
const SEALED = { key: true, noticeSecret: true };
const sealedAs = (row: { readonly keyCipher: Uint8Array; readonly noticeCipher: Uint8Array | null }) => ({
  ...row,
  key: row.keyCipher.length > 0,
  noticeSecret: row.noticeCipher !== null,
});

/** The shop, its hours, its payments and its backups. */
export const settingsCases: Readonly<Record<string, InputCase>> = {
  updateChannel: async ({ channelId, db, ids }) => {
    const { version, currencyCode } = await db.channel.findUniqueOrThrow({ where: { id: channelId } });
    return {
      input: {
        version,
        name: text('Shop'),
        description: text('Description'),
        phone: '+442079460958',
        conditions: text('Conditions'),
        copyright: text('Copyright'),
        maintenanceMessage: text('Closed'),
        accentColor: '#123456',
        tintsBrowserBar: true,
        logoId: globalId('Photo', ids.photo),
        defaultLocale: 'ru',
        countryCode: 'GB',
        currencyCode,
        timeZone: 'Europe/London',
        weightUnit: 'KG',
        hosts: ['shop.example'],
        apiOrigins: ['https://app.example'],
        isPickupAvailable: false,
        isDeliveryAvailable: false,
        pickupDetails: text('Pickup'),
        deliveryDetails: text('Delivery'),
        pickupMinutes: 11,
        deliveryMinutes: 22,
        deliveryFee: 333,
        freeDeliveryFrom: 4444,
        minAmountForDelivery: 555,
        minimumOrderValue: 66,
        maximumOrderWeight: 77_777,
        discountPercent: 8,
        slotCapacity: 9,
        kitchenCapacity: 10,
        kitchenDelayMinutes: 21,
        autoCancelMinutes: 32,
        amendmentMinutes: 43,
        amendmentSilence: 'APPLY',
        namesCourier: true,
        takesLineNotes: false,
        asksCutlery: true,
        tipKind: 'PERCENT',
        tipPercents: [7, 12],
        tipAmounts: [150, 300],
        tipBase: 'TOTAL',
        taxStandard: 22,
        taxReduced: 5.5,
        taxLow: 0.07,
        taxOnDelivery: 'REDUCED',
        taxOnPickup: 'LOW',
        taxAtTable: 'ZERO',
        taxOfDeliveryFee: 'REDUCED',
      },
      kept: { taxStandard: 2200, taxReduced: 550, taxLow: 7 },
      stored: () => db.channel.findUniqueOrThrow({ where: { id: channelId } }),
    };
  },
  setMaintenance: async ({ channelId, db }) => ({
    input: { isActive: false, message: text('Back soon') },
    stored: async () => {
      const row = await db.channel.findUniqueOrThrow({ where: { id: channelId } });
      return { ...row, message: row.maintenanceMessage };
    },
  }),
  setPersonalDataMonths: async ({ channelId, db }) => ({
    input: { ...(await channelVersion(db, channelId)), personalDataMonths: 7 },
    stored: () => db.channel.findUniqueOrThrow({ where: { id: channelId } }),
  }),
  setSecondFactorRule: async ({ channelId, db }) => ({
    input: { ...(await channelVersion(db, channelId)), rule: 'EVERYBODY' },
    stored: async () => {
      const row = await db.channel.findUniqueOrThrow({ where: { id: channelId } });
      return { ...row, rule: row.secondFactorRule };
    },
  }),
  'pauseOrders for minutes': async ({ channelId, db }) => ({
    input: { minutes: 45 },
    kept: { minutes: new Date('2026-11-20T12:45:00Z') },
    stored: async () => ({ minutes: (await db.channel.findUniqueOrThrow({ where: { id: channelId } })).pausedUntil }),
  }),
  'pauseOrders until an instant': async ({ channelId, db }) => ({
    input: { until: '2026-11-20T14:00:00.000Z' },
    stored: async () => ({ until: (await db.channel.findUniqueOrThrow({ where: { id: channelId } })).pausedUntil }),
  }),
  'pauseOrders until a time': async ({ channelId, db }) => ({
    input: { untilTime: '17:30' },
    kept: { untilTime: new Date('2026-11-20T16:30:00Z') },
    stored: async () => ({ untilTime: (await db.channel.findUniqueOrThrow({ where: { id: channelId } })).pausedUntil }),
  }),
  updateWorkingDays: async ({ channelId, db }) => {
    const { hoursVersion } = await db.channel.findUniqueOrThrow({ where: { id: channelId } });
    return {
      input: {
        version: hoursVersion,
        days: [{ weekday: 'TUESDAY', isActive: true, intervals: [{ from: '09:15', to: '21:45' }] }],
      },
      kept: {
        days: [expect.objectContaining({ index: 2, isActive: true, intervals: [{ from: '09:15', to: '21:45' }] })],
      },
      stored: async () => ({ days: await db.workingDay.findMany({ where: { channelId, index: 2 } }) }),
    };
  },
  createSpecialDay: async ({ db }) => ({
    input: {
      date: '2026-12-31',
      intervals: [{ from: '10:00', to: '14:00' }],
      note: text('New Year’s Eve'),
      isNotePublic: true,
    },
    kept: { date: new Date('2026-12-31'), isNotePublic: true },
    stored: () => db.specialDay.findFirstOrThrow(),
  }),
  updateSpecialDay: async ({ db }) => {
    const { id, version } = await db.specialDay.findFirstOrThrow();
    return {
      input: {
        id: globalId('SpecialDay', id),
        version,
        date: '2027-01-01',
        intervals: [{ from: '12:00', to: '13:00' }],
        note: text('New Year'),
        isNotePublic: false,
      },
      kept: { date: new Date('2027-01-01'), isNotePublic: false },
      stored: () => db.specialDay.findUniqueOrThrow({ where: { id } }),
    };
  },
  createPaymentProvider: async ({ db }) => ({
    input: {
      kind: 'YOOKASSA',
      account: '100500',
      key: 'test_key',
      noticeSecret: 'whsec_1',
      captureTime: 'AT_ONCE',
      holdMinutes: 20,
      vatCode: 4,
    },
    kept: SEALED,
    stored: async () => sealedAs(await db.paymentProvider.findFirstOrThrow({ where: { kind: 'YOOKASSA' } })),
  }),
  updatePaymentProvider: async ({ db, ids }) => ({
    input: {
      id: globalId('PaymentProvider', ids.provider),
      version: 1,
      key: 'sk_test_new',
      noticeSecret: 'whsec_2',
      captureTime: 'AT_ONCE',
      holdMinutes: 25,
      vatCode: 5,
    },
    kept: SEALED,
    stored: async () => sealedAs(await db.paymentProvider.findUniqueOrThrow({ where: { id: ids.provider } })),
  }),
  createPaymentMethod: async ({ db, ids }) => ({
    input: {
      type: 'CUSTOM',
      name: text('Voucher'),
      details: text('Details'),
      isActive: false,
      providerId: globalId('PaymentProvider', ids.provider),
    },
    stored: () => db.paymentMethod.findFirstOrThrow(latest),
  }),
  updatePaymentMethod: async ({ db, ids }) => {
    const { kind, isLive, keyCipher, channelId } = await db.paymentProvider.findUniqueOrThrow({
      where: { id: ids.provider },
    });
    const other = await db.paymentProvider.create({ data: { kind, isLive, keyCipher, channelId } });
    const { id, version } = await db.paymentMethod.findFirstOrThrow(latest);
    return {
      input: {
        id: globalId('PaymentMethod', id),
        version,
        type: 'CARD',
        name: text('Card'),
        details: text('At the door'),
        isActive: true,
        providerId: globalId('PaymentProvider', other.id),
      },
      stored: () => db.paymentMethod.findUniqueOrThrow({ where: { id } }),
    };
  },
  updateBackupSchedule: async ({ db }) => {
    const { version } = await db.backupSchedule.upsert({ where: { id: 1 }, create: {}, update: {} });
    return {
      input: { version, isOn: false, hour: 5, intervalHours: 12, keepCount: 15, keepDays: 31 },
      stored: () => db.backupSchedule.findUniqueOrThrow({ where: { id: 1 } }),
    };
  },
};

async function channelVersion(db: Parameters<InputCase>[0]['db'], id: string) {
  const { version } = await db.channel.findUniqueOrThrow({ where: { id } });
  return { version };
}
