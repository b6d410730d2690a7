import { expect } from 'vitest';
import { globalId } from '../testing';
import type { InputCase } from './testing-input-shop';

const text = (word: string) => [
  { locale: 'en', value: `${word} in English` },
  { locale: 'ru', value: `${word} по-русски` },
];
const latest = { orderBy: { position: 'desc' } } as const;
const LATER = '2026-12-20T12:00:00.000Z';
const LATEST = '2026-12-24T12:00:00.000Z';
const SQUARE = [
  { latitude: 52, longitude: 13 },
  { latitude: 52, longitude: 14 },
  { latitude: 53, longitude: 14 },
];
/** As they are stored. */
const CORNERS = SQUARE.map(({ latitude, longitude }) => [latitude, longitude]);

/** Secrets are stored sealed: here it counts that they are, not what they say. */
const SEALED = { key: true, noticeSecret: true };
const sealedAs = (row: { readonly keyCipher: Uint8Array; readonly noticeCipher: Uint8Array | null }) => ({
  ...row,
  key: row.keyCipher.length > 0,
  noticeSecret: row.noticeCipher !== null,
});

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
        tipKind: 'PERCENT',
        tipPercents: [7, 12],
        tipAmounts: [150, 300],
        tipBase: 'TOTAL',
      },
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
    input: { date: '2026-12-31', intervals: [{ from: '10:00', to: '14:00' }], note: text('New Year’s Eve') },
    kept: { date: new Date('2026-12-31') },
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
      },
      kept: { date: new Date('2027-01-01') },
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
  createWarehouse: async ({ db }) => ({
    input: {
      name: text('Kitchen'),
      address: text('Address'),
      phone: '+4930901820',
      latitude: 52.25,
      longitude: 13.25,
      isActive: false,
    },
    stored: () => db.warehouse.findFirstOrThrow(latest),
  }),
  updateWarehouse: async ({ db }) => {
    const { id, version } = await db.warehouse.findFirstOrThrow(latest);
    return {
      input: {
        id: globalId('Warehouse', id),
        version,
        name: text('Old kitchen'),
        address: text('Old address'),
        phone: '+4930901821',
        latitude: 51.25,
        longitude: 12.25,
        isActive: true,
      },
      stored: () => db.warehouse.findUniqueOrThrow({ where: { id } }),
    };
  },
  createStation: async ({ db }) => ({
    input: { name: text('Hot') },
    stored: () => db.station.findFirstOrThrow(latest),
  }),
  'createStation of another': async ({ db }) => ({
    input: { name: text('Bar') },
    stored: () => db.station.findFirstOrThrow(latest),
  }),
  updateStation: async ({ db }) => {
    const { id, version } = await db.station.findFirstOrThrow(latest);
    return {
      input: { id: globalId('Station', id), version, name: text('Cold') },
      stored: () => db.station.findUniqueOrThrow({ where: { id } }),
    };
  },
  routeToStation: async ({ db }) => {
    const [station, category] = await Promise.all([
      db.station.findFirstOrThrow(latest),
      db.category.findFirstOrThrow(latest),
    ]);
    return {
      input: { categoryId: globalId('Category', category.id), stationId: globalId('Station', station.id) },
      stored: () => db.stationRoute.findFirstOrThrow({ where: { categoryId: category.id } }),
    };
  },
  'routeToStation of a dish': async ({ db }) => {
    const [station, product] = await Promise.all([db.station.findFirstOrThrow(latest), db.product.findFirstOrThrow()]);
    return {
      input: { productId: globalId('Product', product.id), stationId: globalId('Station', station.id) },
      stored: () => db.stationRoute.findFirstOrThrow({ where: { productId: product.id } }),
    };
  },
  createDeliveryZone: async ({ db }) => ({
    kept: { polygon: CORNERS },
    input: { name: text('Zone'), polygon: SQUARE, fee: 1, freeFrom: 2, minimum: 3, minutes: 4, isActive: false },
    stored: () => db.deliveryZone.findFirstOrThrow(latest),
  }),
  'createDeliveryZone by radius': async ({ db, ids }) => ({
    input: { name: text('Circle'), radiusMeters: 1234, warehouseId: globalId('Warehouse', ids.warehouse) },
    stored: () => db.deliveryZone.findFirstOrThrow(latest),
  }),
  updateDeliveryZone: async ({ db }) => {
    const { id, version } = await db.deliveryZone.findFirstOrThrow(latest);
    return {
      input: {
        id: globalId('DeliveryZone', id),
        version,
        name: text('Changed'),
        polygon: SQUARE,
        fee: 5,
        freeFrom: 6,
        minimum: 7,
        minutes: 8,
        isActive: false,
      },
      kept: { polygon: CORNERS },
      stored: () => db.deliveryZone.findUniqueOrThrow({ where: { id } }),
    };
  },
  'updateDeliveryZone by radius': async ({ db, ids }) => {
    const { id, version } = await db.deliveryZone.findFirstOrThrow(latest);
    return {
      input: {
        id: globalId('DeliveryZone', id),
        version,
        radiusMeters: 4321,
        warehouseId: globalId('Warehouse', ids.warehouse),
      },
      stored: () => db.deliveryZone.findUniqueOrThrow({ where: { id } }),
    };
  },
  createLink: async ({ db }) => ({
    input: { placement: 'FOOTER', name: text('Blog'), url: 'https://blog.example/', icon: 'INFO', opensInNewTab: true },
    kept: { icon: 'info' },
    stored: () => db.link.findFirstOrThrow(),
  }),
  updateLink: async ({ db }) => {
    const { id, version } = await db.link.findFirstOrThrow();
    return {
      input: {
        id: globalId('Link', id),
        version,
        placement: 'SOCIAL',
        name: text('Pictures'),
        url: 'https://pictures.example/',
        icon: 'INSTAGRAM',
        opensInNewTab: false,
      },
      kept: { icon: 'instagram' },
      stored: () => db.link.findUniqueOrThrow({ where: { id } }),
    };
  },
  createPage: async ({ db }) => ({
    input: {
      title: text('About'),
      slug: 'about-us',
      body: text('Body'),
      seoDescription: text('Description'),
      isPublished: true,
    },
    stored: () => db.page.findFirstOrThrow({ where: { slug: 'about-us' } }),
  }),
  updatePage: async ({ db }) => {
    const { id, version } = await db.page.findFirstOrThrow({ where: { slug: 'about-us' } });
    return {
      input: {
        id: globalId('Page', id),
        version,
        title: text('Us'),
        slug: 'us',
        body: text('Other body'),
        seoDescription: text('Other description'),
        isPublished: false,
      },
      stored: () => db.page.findUniqueOrThrow({ where: { id } }),
    };
  },
  createPromoCode: async ({ db }) => ({
    input: {
      code: 'TENTH',
      kind: 'PERCENT',
      percent: 10,
      minimum: 100,
      startsAt: LATER,
      endsAt: LATEST,
      totalLimit: 11,
      perClientLimit: 2,
      isActive: false,
    },
    stored: () => db.promoCode.findFirstOrThrow({ where: { code: 'TENTH' } }),
  }),
  'createPromoCode of an amount': async ({ db }) => ({
    input: { code: 'FIVER', kind: 'AMOUNT', amount: 500 },
    stored: () => db.promoCode.findFirstOrThrow({ where: { code: 'FIVER' } }),
  }),
  updatePromoCode: async ({ db }) => {
    const { id, version } = await db.promoCode.findFirstOrThrow({ where: { code: 'TENTH' } });
    return {
      input: {
        id: globalId('PromoCode', id),
        version,
        code: 'FIFTH',
        kind: 'AMOUNT',
        amount: 20,
        minimum: 200,
        startsAt: LATEST,
        endsAt: '2026-12-30T12:00:00.000Z',
        totalLimit: 12,
        perClientLimit: 3,
        isActive: true,
      },
      stored: () => db.promoCode.findUniqueOrThrow({ where: { id } }),
    };
  },
  'updatePromoCode of a percentage': async ({ db }) => {
    const { id, version } = await db.promoCode.findFirstOrThrow({ where: { code: 'FIFTH' } });
    return {
      input: { id: globalId('PromoCode', id), version, kind: 'PERCENT', percent: 20 },
      stored: () => db.promoCode.findUniqueOrThrow({ where: { id } }),
    };
  },
  createReceiver: async ({ db }) => ({
    input: {
      name: 'Till',
      url: 'https://till.example/orders',
      method: 'PUT',
      headers: [{ name: 'X-Shop', value: 'one' }],
      bodyTemplate: '{"number":"1"}',
      events: ['CANCELLED'],
      isActive: false,
      authorization: 'Bearer one',
      signingSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    },
    kept: { authorization: true, signingSecret: true },
    stored: async () => {
      const row = await db.receiver.findFirstOrThrow(latest);
      return { ...row, authorization: row.authorizationCipher !== null, signingSecret: row.secretCipher.length > 0 };
    },
  }),
  updateReceiver: async ({ db }) => {
    const before = await db.receiver.findFirstOrThrow(latest);
    const { id, version } = before;
    return {
      input: {
        id: globalId('Receiver', id),
        version,
        name: 'Other till',
        url: 'https://till.example/other',
        method: 'PATCH',
        headers: [{ name: 'X-Shop', value: 'two' }],
        bodyTemplate: '{"number":"2"}',
        events: ['PLACED'],
        isActive: true,
        authorization: 'Bearer two',
        signingSecret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
      },
      kept: { authorization: true, signingSecret: true },
      stored: async () => {
        const row = await db.receiver.findUniqueOrThrow({ where: { id } });
        const changed = (one: Uint8Array | null, other: Uint8Array | null) => String(one) !== String(other);
        return {
          ...row,
          authorization: changed(row.authorizationCipher, before.authorizationCipher),
          signingSecret: changed(row.secretCipher, before.secretCipher),
        };
      },
    };
  },
  createStaffMember: async ({ db }) => ({
    input: {
      login: 'walter',
      name: 'Walter',
      password: 'nine dumplings, please',
      role: 'OPERATOR',
      email: 'w@shop.example',
    },
    kept: { password: expect.stringContaining('argon2') },
    stored: async () => {
      const row = await db.staffMember.findFirstOrThrow({ where: { login: 'walter' } });
      return { ...row, password: row.passwordHash };
    },
  }),
  updateStaffMember: async ({ db }) => {
    const { id, version } = await db.staffMember.findFirstOrThrow({ where: { login: 'walter' } });
    return {
      input: { id: globalId('StaffMember', id), version, name: 'Wanda', role: 'KITCHEN', email: 'wanda@shop.example' },
      stored: () => db.staffMember.findUniqueOrThrow({ where: { id } }),
    };
  },
  resetStaffPassword: async ({ db }) => {
    const { id, passwordHash } = await db.staffMember.findFirstOrThrow({ where: { login: 'walter' } });
    return {
      input: { id: globalId('StaffMember', id), password: 'seven dumplings, please' },
      kept: { password: true },
      stored: async () => {
        const row = await db.staffMember.findUniqueOrThrow({ where: { id } });
        return { ...row, password: row.passwordHash !== passwordHash };
      },
    };
  },
  inviteStaffMember: async ({ db }) => ({
    input: { login: 'nina', name: 'Nina', role: 'MANAGER', email: 'nina@shop.example' },
    stored: () => db.invitation.findFirstOrThrow(),
  }),
  createApiToken: async ({ db }) => ({
    input: { name: 'Till', scopes: ['ORDERS_READ', 'STOREFRONT'], expiresAt: LATER },
    stored: () => db.apiToken.findFirstOrThrow(),
  }),
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
