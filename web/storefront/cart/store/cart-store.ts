import type { AnyVariables, Client, TypedDocumentNode } from '@urql/core';
import type { TipChoice } from '../../../../domain/tip';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import type {
  CartFragment as Cart,
  CartShopFragment as CartShop,
  DeliveryMethod,
  UpdateCheckoutInput,
} from '../../../gql/graphql';
import {
  AddLineMutation,
  ApplyPromoCodeMutation,
  CartFragment,
  CartQuery,
  CartShopFragment,
  ChangeLineMutation,
  OrderAgainMutation,
  RemovePromoCodeMutation,
  UpdateCheckoutMutation,
} from './cart-documents';
import { pricesMoved } from './cart-news';
import { CartQueue } from './cart-queue';
import {
  type CartState,
  type CartSurroundings,
  type DetailsAnswer,
  INITIAL_STATE,
  type OrderedAgain,
  type PromoAnswer,
  type Refusal,
} from './cart-state';
import { type ChangeTask, detailsOf, type Written } from './cart-tasks';
import { type DishChoice, lineKey, linesOf, type PendingChange, viewCart } from './cart-view';
import { isUnanswered } from './is-unanswered';
import { type CartMemory, keepCart, noMemory } from './kept-cart';
import { untilBack } from './until-back';

type CartAnswer =
  | ({ readonly __typename: 'Cart' } & FragmentType<typeof CartFragment>)
  | { readonly code: string; readonly message: string };

/**
 * The shopper's cart in this tab. Presses show at once and go to the server one after another, as deltas: nothing is
 * lost or doubled by quick taps, by another tab or by a connection that comes and goes. What the server refuses is rolled
 * back.
 */
export class CartStore {
  readonly #client: Client;
  readonly #onRefusal: (refusal: Refusal) => void;
  readonly #onNews: CartSurroundings['onNews'];
  #onChange = () => {};
  readonly #memory: CartMemory;
  readonly #queue: CartQueue;
  readonly #listeners = new Set<() => void>();
  #shop: CartShop | null = null;
  #cart: Cart | null = null;
  #status: CartState['status'] = 'loading';
  #state: CartState = INITIAL_STATE;
  /** Whether presses are part of the state that is shown. */
  #hasPresses = false;

  constructor(client: Client, { onRefusal, onNews, memory, untilBack: wait }: CartSurroundings) {
    this.#client = client;
    this.#onRefusal = onRefusal;
    this.#onNews = onNews;
    this.#memory = memory ?? noMemory;
    this.#queue = new CartQueue({
      send: (task) => this.#send(task),
      onChange: () => this.#emit(),
      onAway: () => {
        if (this.#status === 'loading') this.#fallBack();
      },
      onBack: () => void this.reload(),
      untilBack: wait ?? untilBack,
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): CartState => this.#state;

  /** Nothing is on its way. */
  readonly isSettled = (): boolean => this.#queue.isEmpty;

  /** Reads the cart for the first time, after what this tab had pressed before a reload. */
  open(): Promise<void> {
    this.#queue.resume(this.#memory.read()?.waiting ?? []);
    return this.reload();
  }

  /** @param delta - added to what is there; a line at 0 goes. */
  changeQuantity(choice: DishChoice, delta: number, key = lineKey(choice)): void {
    const waiting = this.#queue.presses.findLast(({ change }) => change.kind === 'quantity' && change.key === key);
    if (waiting?.change.kind !== 'quantity' || waiting.isSent) {
      this.#queue.press({ kind: 'quantity', key, choice, delta });
      return;
    }
    waiting.change = { ...waiting.change, delta: waiting.change.delta + delta };
    this.#emit();
  }

  chooseMethod(method: DeliveryMethod): void {
    this.#queue.press({ kind: 'method', method });
  }

  /** Of `Channel.deliveryZones`; forgets the shopper's place. */
  chooseZone(zoneId: string): void {
    this.#queue.press({ kind: 'zone', zoneId });
  }

  chooseTip(tip: TipChoice): void {
    this.#queue.press({ kind: 'tip', ...tip });
  }

  /** Keeps what was filled in. @returns the server's answer, null when the connection failed. */
  update(input: UpdateCheckoutInput): Promise<DetailsAnswer> {
    return this.afterAll(async () => {
      const zoneId = this.#cart?.zoneId ?? null;
      const { data } = await this.#client.mutation(UpdateCheckoutMutation, { input });
      if (data?.updateCheckout.__typename === 'Cart') this.#accept(data.updateCheckout);
      // Of all that a form fills in, other tabs show the area that a place lies in.
      if (zoneId !== (this.#cart?.zoneId ?? null)) this.#onChange();
      return data?.updateCheckout ?? null;
    }, null);
  }

  /** Puts the dishes of a past order in. @returns null when that was refused or not answered, which `onRefusal` reports. */
  orderAgain(token: string): Promise<OrderedAgain | null> {
    return this.afterAll(async () => {
      const { data } = await this.#client.mutation(OrderAgainMutation, { token });
      if (data?.orderAgain.__typename !== 'OrderedAgain') {
        this.#onRefusal(data?.orderAgain ?? null);
        return null;
      }
      const { checkout } = data.orderAgain;
      if (checkout) this.#cart = readFragment(CartFragment, checkout);
      this.#onChange();
      return data.orderAgain;
    }, null);
  }

  /** @param promoCode - as it is typed. @returns the server's answer, null when the connection failed. */
  applyPromo(promoCode: string): Promise<PromoAnswer> {
    return this.afterAll(async () => {
      const { data } = await this.#client.mutation(ApplyPromoCodeMutation, { input: { promoCode } });
      if (data?.applyPromoCode.__typename === 'Cart') this.#accept(data.applyPromoCode);
      return data?.applyPromoCode ?? null;
    }, null);
  }

  /** @returns whether it is off. */
  removePromo(): Promise<boolean> {
    return this.afterAll(async () => {
      const written = await this.#mutate(RemovePromoCodeMutation, {}, ({ removePromoCode }) => removePromoCode);
      if (written === 'unanswered') this.#onRefusal(null);
      return written === 'done';
    }, false);
  }

  /**
   * Runs something once everything that was pressed before has been answered, and before what is pressed after.
   *
   * @param unsent - what comes of it when the server can't be reached: it is not kept for later.
   */
  afterAll<Value>(work: () => Promise<Value>, unsent: Value): Promise<Value> {
    return this.#queue.afterAll(work, unsent);
  }

  /** Reads cart and shop again. */
  reload(): Promise<void> {
    return this.afterAll(() => this.#read(), undefined);
  }

  /**
   * Takes over the shop that another page of it came with, once the cart has been read. When the menu has changed, cart and
   * shop are read again.
   */
  renew(shop: CartShop): void {
    if (!this.#shop || JSON.stringify(shop) === JSON.stringify(this.#shop)) return;
    if (shop.catalogRevision !== this.#shop.catalogRevision) return void this.reload();
    this.#shop = shop;
    this.#emit();
  }

  /** @param tell - the server has another cart now: other tabs want to know. */
  announceTo(tell: () => void): void {
    this.#onChange = tell;
  }

  /** The cart was changed by other means: it was ordered. */
  tellOthers(): void {
    this.#onChange();
  }

  async #send(task: ChangeTask): Promise<Written> {
    task.isSent = true;
    const { change } = task;
    if (change.kind !== 'quantity') {
      return this.#mutate(UpdateCheckoutMutation, { input: detailsOf(change) }, ({ updateCheckout }) => updateCheckout);
    }
    if (change.delta > 0) {
      const { variantId, optionIds, note } = change.choice;
      const input = { variantId, optionIds: [...optionIds], quantity: change.delta, note };
      return this.#mutate(AddLineMutation, { input, idempotencyKey: task.id }, ({ addLine }) => addLine);
    }
    return this.#takeOut(task, change);
  }

  /** Down to nothing the line goes at once; otherwise one by one, since the API counts down in ones. */
  async #takeOut(task: ChangeTask, change: Extract<PendingChange, { kind: 'quantity' }>): Promise<Written> {
    let { delta } = change;
    while (delta < 0) {
      const line = linesOf(this.#cart, []).find(({ key }) => key === change.key);
      if (!line?.id) return 'done';
      const isRemoved = line.quantity + delta <= 0;
      const input = { lineId: line.id, method: isRemoved ? ('REMOVE' as const) : ('DECREMENT' as const) };
      const variables = { input, idempotencyKey: `${task.id}${delta}` };
      const written = await this.#mutate(ChangeLineMutation, variables, ({ changeLine }) => changeLine);
      if (written !== 'done' || isRemoved) return written;
      delta += 1;
      task.change = { ...change, delta };
      this.#emit();
    }
    return 'done';
  }

  async #mutate<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    pick: (data: Data) => CartAnswer,
  ): Promise<Written> {
    const { data, error } = await this.#client.mutation(document, variables);
    const answer = data ? pick(data) : null;
    if (answer && !('code' in answer)) {
      this.#accept(answer);
      this.#onChange();
      return 'done';
    }
    if (!answer && error && isUnanswered(error)) return 'unanswered';
    this.#onRefusal(answer);
    // What the server has is not known any more, or other than was thought.
    await this.#read();
    return 'refused';
  }

  /** Takes over the cart that a press was answered with. */
  #accept(answer: FragmentType<typeof CartFragment>): void {
    const before = this.#cart;
    this.#cart = readFragment(CartFragment, answer);
    if (!this.#shop || !pricesMoved(before, this.#cart)) return;
    this.#onNews?.({ kind: 'price', total: viewCart(this.#shop, this.#cart, []).total }, this.#shop);
  }

  async #read(): Promise<void> {
    const { data } = await this.#client.query(CartQuery, {}, { requestPolicy: 'network-only' });
    if (data) {
      this.#shop = readFragment(CartShopFragment, data.channel) ?? null;
      this.#cart = readFragment(CartFragment, data.checkout) ?? null;
      this.#status = 'ready';
    } else if (this.#status !== 'ready') this.#fallBack();
  }

  /** The cart can't be read: what this tab had before a reload is shown. */
  #fallBack(): void {
    const kept = this.#memory.read();
    if (kept?.shop) [this.#shop, this.#cart, this.#status] = [kept.shop, kept.cart, 'ready'];
    else this.#status = 'failed';
  }

  #emit(): void {
    const waiting = this.#queue.presses;
    if (this.#isOther(waiting)) {
      const pending = waiting.map(({ change }) => change);
      this.#state = {
        status: this.#status,
        shop: this.#shop,
        cart: this.#shop && viewCart(this.#shop, this.#cart, pending),
        saved: this.#cart,
        isWaiting: this.#queue.isWaiting,
      };
      this.#hasPresses = waiting.length > 0;
    }
    keepCart(this.#memory, { shop: this.#shop, cart: this.#cart, waiting });
    for (const listener of this.#listeners) listener();
  }

  /** Whether the shown state changes: a request that was sent, or answered as before, does not change it. */
  #isOther(waiting: readonly ChangeTask[]): boolean {
    const { status, shop, saved, isWaiting } = this.#state;
    const isKnown = status === this.#status && shop === this.#shop && saved === this.#cart;
    return !isKnown || isWaiting !== this.#queue.isWaiting || this.#hasPresses || waiting.length > 0;
  }
}
