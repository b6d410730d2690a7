import { parseLocalized } from '../../../domain/localized';
import type { Reader } from '../../db/client';
import type { SubjectType } from './audit-subject';

type Rows = PromiseLike<readonly { readonly id: string; readonly name: unknown }[]>;

/** What is read of each kind: rows of the shop by their ids, and what people call them. */
interface Scope {
  readonly id: { readonly in: string[] };
  readonly channelId: string;
}

const select = { id: true, name: true } as const;

const READERS: Readonly<Record<SubjectType, (db: Reader, where: Scope) => Rows>> = {
  Menu: (db, where) => db.menu.findMany({ where, select }),
  Category: (db, where) => db.category.findMany({ where, select }),
  Product: (db, where) => db.product.findMany({ where, select }),
  Variant: (db, { id, channelId }) => db.variant.findMany({ where: { id, product: { channelId } }, select }),
  OptionGroup: (db, { id, channelId }) => db.optionGroup.findMany({ where: { id, product: { channelId } }, select }),
  Option: (db, { id, channelId }) =>
    db.option.findMany({ where: { id, optionGroup: { product: { channelId } } }, select }),
  Checkout: async (db, where) => {
    const orders = await db.checkout.findMany({ where, select: { id: true, number: true } });
    return orders.map(({ id, number }) => ({ id, name: number }));
  },
  Client: (db, where) => db.client.findMany({ where, select }),
  Page: async (db, where) => {
    const pages = await db.page.findMany({ where, select: { id: true, title: true } });
    return pages.map(({ id, title }) => ({ id, name: title }));
  },
  Link: (db, where) => db.link.findMany({ where, select }),
  Warehouse: (db, where) => db.warehouse.findMany({ where, select }),
  DeliveryZone: (db, where) => db.deliveryZone.findMany({ where, select }),
  PaymentMethod: (db, where) => db.paymentMethod.findMany({ where, select }),
  PromoCode: async (db, where) => {
    const codes = await db.promoCode.findMany({ where, select: { id: true, code: true } });
    return codes.map(({ id, code }) => ({ id, name: code }));
  },
  Receiver: (db, where) => db.receiver.findMany({ where, select }),
  StaffMember: (db, where) => db.staffMember.findMany({ where, select }),
  ApiToken: (db, where) => db.apiToken.findMany({ where, select }),
};

/** What a line is about. */
export interface SubjectKey {
  readonly type: SubjectType;
  readonly id: string;
}

/** As it is called today: one language's text, or a text by language. */
export interface Subject extends SubjectKey {
  readonly name: string | Readonly<Partial<Record<string, string>>>;
}

const UUID = /^[0-9a-f-]{36}$/i;

/** Those of the subjects that still exist: one statement for each kind. */
export async function readSubjects(
  db: Reader,
  channelId: string,
  keys: readonly SubjectKey[],
): Promise<ReadonlyMap<string, Subject>> {
  const readable = keys.filter(({ id }) => UUID.test(id));
  const types = [...new Set(readable.map(({ type }) => type))];
  const found = await Promise.all(
    types.map(async (type) => {
      const ids = readable.filter((key) => key.type === type).map(({ id }) => id);
      const rows = await READERS[type](db, { id: { in: ids }, channelId });
      return rows.map(({ id, name }): Subject => {
        return { type, id, name: typeof name === 'string' ? name : parseLocalized(name) };
      });
    }),
  );
  return new Map(found.flat().map((subject) => [subject.id, subject]));
}
