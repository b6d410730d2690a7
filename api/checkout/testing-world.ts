import { guessedKind } from '../../domain/option-kind';
import type { Actor } from '../access/caller';
import type { Database } from '../db/client';
import { enqueueEvent } from '../db/outbox';
import { transaction } from '../db/transaction';
import type { Channel, PaymentType, Prisma, ReceiverEvent, StaffRole } from '../generated/prisma/client';
import { createTestChannel, createTestStaff } from '../graphql/testing';
import { createGuestSession } from '../staff/sessions/session.store';
import { touchCatalog } from '../staff-writes/staff-write.command';
import type { LineChoice } from './cart/choose-line';
import type { PlacingCaller } from './placing/placing';
import { type Shopper, testShopper } from './testing-shopper';

type DishSeed = Partial<Pick<Prisma.VariantUncheckedCreateInput, 'weight' | 'unit' | 'sku' | 'isAvailable'>>;
type PromoSeed = Partial<Omit<Prisma.PromoCodeUncheckedCreateInput, 'channelId' | 'code'>>;
type GroupSeed = { readonly minimum?: number; readonly maximum?: number };

/** A Friday at 13:00 in Berlin, where the shops of tests are: open, and far from any change of the clock. */
export const TEST_NOW = new Date('2026-11-20T12:00:00Z');

/**
 * Builds a shop that takes orders: open all day, cash at the door, one kitchen.
 *
 * @example
 * const world = await shop(db).dish('Margherita', 900).withOption('Crust', { Thin: 0, Thick: 150 }).open();
 * const order = await (await world.shopper()).put('Margherita').place();
 */
export function shop(db: Database, settings: Partial<Channel> = {}): ShopBuilder {
  return new ShopBuilder(db, settings);
}

/** Each step says what the shop has; nothing is written before `open`. */
export class ShopBuilder {
  readonly #steps: ((world: World) => Promise<void>)[] = [];

  constructor(
    private readonly db: Database,
    private readonly settings: Partial<Channel>,
  ) {}

  /** A dish of one variant; the steps that follow are about it. @param price - minor units. */
  dish(name: string, price: number, seed: DishSeed = {}): this {
    return this.#then((world) => world.addDish(name, price, seed));
  }

  /** One more variant of the dish, which is then asked for as `Margherita/Large`. */
  withVariant(name: string, price: number, seed: DishSeed = {}): this {
    return this.#then((world) => world.addVariant(name, price, seed));
  }

  /** A group of options of the dish, by name with the difference in price; without more said, any one of them. */
  withOption(group: string, options: Readonly<Record<string, number>>, seed: GroupSeed = {}): this {
    return this.#then((world) => world.addOptions(group, options, seed));
  }

  warehouse(name: string): this {
    return this.#then((world) => world.addWarehouse(name));
  }

  payment(type: PaymentType): this {
    return this.#then((world) => world.addPayment(type));
  }

  receiver(name: string, events: ReceiverEvent[] = ['PLACED'], isActive = true): this {
    return this.#then((world) => world.addReceiver(name, events, { isActive }));
  }

  /** One that gets test orders. */
  testReceiver(name: string, events: ReceiverEvent[] = ['PLACED']): this {
    return this.#then((world) => world.addReceiver(name, events, { isTest: true }));
  }

  /** A code that takes ten percent off, or what the seed says. */
  promo(code: string, seed: PromoSeed = {}): this {
    return this.#then((world) => world.addPromo(code, seed));
  }

  async open(): Promise<World> {
    const world = await openWorld(this.db, this.settings);
    for (const step of this.#steps) await step(world);
    if (world.warehouses.size === 0) await world.addWarehouse('Mitte');
    if (world.payments.size === 0) await world.addPayment('CASH');
    return world;
  }

  #then(step: (world: World) => Promise<void>): this {
    this.#steps.push(step);
    return this;
  }
}

async function openWorld(db: Database, settings: Partial<Channel>): Promise<World> {
  const channel = await createTestChannel(db, settings);
  const channelId = channel.id;
  await db.workingDay.createMany({
    data: [0, 1, 2, 3, 4, 5, 6].map((index) => ({ channelId, index, intervals: [{ from: '10:00', to: '22:00' }] })),
  });
  const menu = await db.menu.create({ data: { channelId, name: { en: 'All day' } } });
  const category = await db.category.create({
    data: { channelId, menuId: menu.id, slug: 'food', name: { en: 'Food' } },
  });
  return new World(db, channel, { menuId: menu.id, categoryId: category.id });
}

/** An open shop, and everything in it by the name that the test gave. Ids are the rows' own. */
export class World {
  readonly variants = new Map<string, string>();
  readonly products = new Map<string, string>();
  readonly options = new Map<string, string>();
  readonly warehouses = new Map<string, string>();
  readonly payments = new Map<string, string>();
  readonly receivers = new Map<string, string>();
  now = TEST_NOW;
  #dish = '';

  constructor(
    readonly db: Database,
    public channel: Channel,
    readonly catalog: { readonly menuId: string; readonly categoryId: string },
  ) {}

  async addDish(name: string, price: number, seed: DishSeed): Promise<void> {
    const product = await this.db.product.create({
      data: {
        channelId: this.channel.id,
        slug: `dish-${this.products.size + 1}`,
        name: { en: name },
        categories: { create: { categoryId: this.catalog.categoryId } },
        variants: { create: { price, ...seed } },
      },
      include: { variants: true },
    });
    this.#dish = name;
    this.products.set(name, product.id);
    for (const { id } of product.variants) this.variants.set(name, id);
  }

  async addVariant(name: string, price: number, seed: DishSeed): Promise<void> {
    const productId = idIn(this.products, this.#dish);
    const { id } = await this.db.variant.create({ data: { productId, name: { en: name }, price, ...seed } });
    this.variants.set(`${this.#dish}/${name}`, id);
  }

  async addOptions(group: string, options: Readonly<Record<string, number>>, seed: GroupSeed): Promise<void> {
    const entries = Object.entries(options);
    const { options: rows } = await this.db.optionGroup.create({
      data: {
        productId: idIn(this.products, this.#dish),
        name: { en: group },
        ...seed,
        options: {
          create: entries.map(([name, priceDifference], position) => ({
            name: { en: name },
            kind: guessedKind({ name: { en: group }, minimum: seed.minimum ?? 0 }, { en: name }),
            priceDifference,
            position,
          })),
        },
      },
      include: { options: { orderBy: { position: 'asc' } } },
    });
    for (const [index, { id }] of rows.entries()) this.options.set(entries[index]?.[0] ?? '', id);
  }

  async addWarehouse(name: string): Promise<void> {
    const { id } = await this.db.warehouse.create({ data: { channelId: this.channel.id, name: { en: name } } });
    this.warehouses.set(name, id);
  }

  async addPayment(type: PaymentType): Promise<void> {
    const { id } = await this.db.paymentMethod.create({
      data: { channelId: this.channel.id, type, name: { en: type } },
    });
    this.payments.set(type, id);
  }

  /** A receiver that is never sent to: tests of sending have receivers of their own. */
  async addReceiver(name: string, events: ReceiverEvent[], { isActive = true, isTest = false }): Promise<void> {
    const data = { channelId: this.channel.id, name, events, isActive, isTest };
    const { id } = await this.db.receiver.create({
      data: { ...data, url: 'https://hook.example/', bodyTemplate: '{}', secretCipher: new Uint8Array(32) },
    });
    this.receivers.set(name, id);
  }

  async addPromo(code: string, seed: PromoSeed): Promise<void> {
    const { kind = 'PERCENT' } = seed;
    const data = { channelId: this.channel.id, code, kind, percent: kind === 'PERCENT' ? 10 : null, ...seed };
    await this.db.promoCode.create({ data });
  }

  /** The code's present state. */
  promoCode(code: string) {
    return this.db.promoCode.findUniqueOrThrow({ where: { channelId_code: { channelId: this.channel.id, code } } });
  }

  async changePromo(code: string, data: Prisma.PromoCodeUncheckedUpdateInput): Promise<void> {
    await this.db.promoCode.update({ where: { channelId_code: { channelId: this.channel.id, code } }, data });
  }

  /** Changes the shop's settings, for callers from now on. */
  async change(settings: Prisma.ChannelUncheckedUpdateInput): Promise<void> {
    this.channel = await this.db.channel.update({ where: { id: this.channel.id }, data: settings });
  }

  /** What was written past the commands is on the menu, for callers from now on. */
  async showMenu(): Promise<void> {
    await transaction(this.db, (tx) => touchCatalog(tx, this.channel.id));
    this.channel = await this.db.channel.findUniqueOrThrow({ where: { id: this.channel.id } });
  }

  async reprice(dish: string, price: number): Promise<void> {
    await this.db.variant.update({ where: { id: this.variant(dish) }, data: { price } });
    await this.showMenu();
  }

  async stop(dish: string, isAvailable = false): Promise<void> {
    await this.db.product.update({ where: { id: idIn(this.products, dish) }, data: { isAvailable } });
    await this.showMenu();
  }

  variant(dish: string): string {
    return idIn(this.variants, dish);
  }

  /** The only kitchen, or the one of that name. */
  warehouse(name = [...this.warehouses.keys()][0] ?? ''): string {
    return idIn(this.warehouses, name);
  }

  payment(type: PaymentType = 'CASH'): string {
    return idIn(this.payments, type);
  }

  /** A line as a shopper wishes for it. */
  choice(dish: string, quantity = 1, options: readonly string[] = []): LineChoice {
    return { variantId: this.variant(dish), quantity, optionIds: options.map((name) => idIn(this.options, name)) };
  }

  caller(actor: Actor): PlacingCaller {
    const { db, channel } = this;
    return {
      db,
      channel,
      actor,
      locale: 'en',
      now: () => this.now,
      announceOrder: async (tx, { event, ...move }) => {
        if (event === 'CHANGE_PROPOSED') return;
        await enqueueEvent(tx, { ...move, event, isTest: move.order?.isTest ?? false, order: { id: move.checkoutId } });
      },
    };
  }

  /** A shopper with a browser of their own. */
  async shopper(): Promise<Shopper> {
    const { id } = await createGuestSession(this.db, { channelId: this.channel.id, userAgent: null, now: this.now });
    return testShopper(this, { kind: 'visitor', sessionId: id });
  }

  async staff(role: StaffRole): Promise<PlacingCaller> {
    return this.caller(await createTestStaff(this.db, this.channel.id, role));
  }
}

function idIn(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`this world has no ${name}, only ${[...ids.keys()].join(', ')}`);
  return id;
}
