// Written by `npm run client-kit` from documents.graphql.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How the courier says that they are there. */
export type Arrival =
  /** They call the phone, and do not ring at the door. */
  | 'CALL'
  /** They ring at the door. */
  | 'RING';

/** How a line of the cart changes. */
export type ChangeLineInput = {
  /** Of the caller’s cart. */
  readonly lineId: string;
  /** How the quantity changes. */
  readonly method: LineMethod;
  /** 0 to 99; for `SET` alone. */
  readonly quantity?: number | null | undefined;
  /** Of the cart as it was read: a `SET` on a newer one is refused. */
  readonly version?: number | null | undefined;
};

/** Where a checkout stands, from cart to handed over. */
export type CheckoutStatus =
  /** Staff took it. */
  | 'ACCEPTED'
  /** Will not be made; the reason says why. */
  | 'CANCELLED'
  /** Handed over. */
  | 'COMPLETED'
  /** Not placed: a `Cart`. */
  | 'OPEN'
  /** With the courier. */
  | 'OUT_FOR_DELIVERY'
  /** Ordered, and not accepted yet. */
  | 'PLACED'
  /** In the kitchen. */
  | 'PREPARING'
  /** Waits to be collected or driven out. */
  | 'READY';

/** The currencies that a shop can sell in (ISO 4217). */
export type CurrencyCode =
  /** Sign: Br */
  | 'BYN'
  /** Sign: € */
  | 'EUR'
  /** Sign: ₾ */
  | 'GEL'
  /** Sign: ₸ */
  | 'KZT'
  /** Sign: zł */
  | 'PLN'
  /** Sign: ₽ */
  | 'RUB'
  /** Sign: ₺ */
  | 'TRY'
  /** Sign: ₴ */
  | 'UAH'
  /** Sign: $ */
  | 'USD';

/** How the shopper gets the order. */
export type DeliveryMethod =
  /** A courier brings it. */
  | 'DELIVERY'
  /** The shopper collects it from a warehouse. */
  | 'PICKUP';

/** How a delivery is handed over. */
export type Handover =
  /** It is left at the door. Not for an order that is paid there. */
  | 'DOOR'
  /** From hand to hand. */
  | 'HAND';

/** A dish to order. */
export type LineInput = {
  /** To the kitchen about this dish, at most 120 characters; refused where `Channel.takesLineNotes` is false. The same dish with another note is a line of its own. */
  readonly note?: string | null | undefined;
  /** Chosen options, in any order. */
  readonly optionIds?: ReadonlyArray<string> | null | undefined;
  /** 1 to 99; 1 when left out. */
  readonly quantity?: number | null | undefined;
  /** The variant to order. */
  readonly variantId: string;
};

/** How to change a line’s quantity. */
export type LineMethod =
  /** One less; at 0 the line goes. */
  | 'DECREMENT'
  /** One more. */
  | 'INCREMENT'
  /** The line goes. */
  | 'REMOVE'
  /** To `quantity`; at 0 the line goes. */
  | 'SET';

/** What it takes to place an order; what is left out is taken from the cart. */
export type PlaceOrderInput = {
  /** Apartment or office, at most 10 characters. */
  readonly apartment?: string | null | undefined;
  /** Of a delivery: they ring when left out. */
  readonly arrival?: Arrival | null | undefined;
  /** What may be a slip (`Checkout.doubts`) is refused as `InvalidInput`, to be asked about; sent again without this, the order is placed. No when left out. */
  readonly asksOnDoubt?: boolean | null | undefined;
  /** Minor units of the cash that change is wanted from; at least the total. */
  readonly changeFrom?: number | null | undefined;
  /** For the courier, at most 250 characters. */
  readonly courierNote?: string | null | undefined;
  /** Sets of cutlery, 0 to 20; refused for shoppers where `Channel.asksCutlery` is false. */
  readonly cutlery?: number | null | undefined;
  /** How it is received. */
  readonly deliveryMethod?: DeliveryMethod | null | undefined;
  /** Entrance, at most 10 characters. */
  readonly entrance?: string | null | undefined;
  /** What the shopper saw as soon as possible to be: when it has become more than ten minutes later, `PromiseChanged` is answered. Left out, any time will do. */
  readonly expectedBy?: string | null | undefined;
  /** Minor units that the shopper saw: at another total `PriceChanged` is answered. */
  readonly expectedTotal?: number | null | undefined;
  /** Floor, at most 10 characters. */
  readonly floor?: string | null | undefined;
  /** Of a delivery: by hand when left out. */
  readonly handover?: Handover | null | undefined;
  /** 1 to 255 characters of your choice, new for each order: sent again, it gives the same order. */
  readonly idempotencyKey: string;
  /** Intercom code, at most 10 characters. */
  readonly intercom?: string | null | undefined;
  /** For the kitchen, at most 250 characters. */
  readonly kitchenNote?: string | null | undefined;
  /** Degrees north (WGS 84) where it is brought, with `longitude`: the zone is found by it. */
  readonly latitude?: number | null | undefined;
  /** Places these dishes, at most 50, and leaves the cart alone: for clients with a cart of their own. */
  readonly lines?: ReadonlyArray<LineInput> | null | undefined;
  /** Degrees east, with `latitude`. */
  readonly longitude?: number | null | undefined;
  /** 2 to 50 characters. */
  readonly name?: string | null | undefined;
  /** How it is paid. */
  readonly paymentMethodId?: string | null | undefined;
  /** International, or as it is dialled in the shop’s country. Needed for an order, except at a `table` without a promo code. */
  readonly phone?: string | null | undefined;
  /** As it is typed; null takes the cart’s off. One that can’t be used: nothing is placed. */
  readonly promoCode?: string | null | undefined;
  /** Where a provider sends the shopper back to, with `?order=` and the token; of the shop’s own site, or one whose origin the shop lists. Left out: the shop’s own page of the order. */
  readonly returnUrl?: string | null | undefined;
  /** Start of one of `Channel.timeSlots`. */
  readonly slotFrom?: string | null | undefined;
  /** Street and house, 2 to 80 characters; needed for delivery. */
  readonly street?: string | null | undefined;
  /** The table that the shopper sits at, at most 20 characters; an order that is delivered has none. */
  readonly table?: string | null | undefined;
  /** As soon as possible, or at `slotFrom`. */
  readonly timeKind?: TimeKind | null | undefined;
  /** A tip in minor units, any amount. It takes the place of `tipPercent`; null or 0 for no tip. */
  readonly tip?: number | null | undefined;
  /** A tip in percent: one of `Channel.tips.percents`. It takes the place of `tip`; null for no tip. */
  readonly tipPercent?: number | null | undefined;
  /** Where it is collected; the only one is chosen by itself. */
  readonly warehouseId?: string | null | undefined;
  /** One of `Channel.deliveryZones`, needed for delivery where there are any; a place that is sent along goes first, one that was sent before is forgotten. */
  readonly zoneId?: string | null | undefined;
};

/** Why something was refused. There can be new ones with each release. */
export type RefusalCode =
  /** The shop has an administrator; the wizard is closed. */
  | 'ALREADY_SET_UP'
  /** The order is worth less than the shop, or its delivery, takes. */
  | 'BELOW_MINIMUM'
  /** Telegram does not know the bot of this token, or could not be asked: the message says what it said. */
  | 'BOT_TOKEN_REFUSED'
  /** More at once than can be done soon. Nothing was begun: ask the same again. */
  | 'BUSY'
  /** The cash to give change from is less than the order costs. */
  | 'CHANGE_TOO_SMALL'
  /** Someone else saved first: read again and decide. */
  | 'CONFLICT'
  /** There are orders in the shop’s currency: it can’t change any more. */
  | 'CURRENCY_LOCKED'
  /** An order is on its way to a receiver at this moment. */
  | 'DELIVERY_UNDER_WAY'
  /** There is nothing to place. */
  | 'EMPTY_CART'
  /** The caller’s role does not allow this. */
  | 'FORBIDDEN'
  /** The idempotency key was used before, with other data. */
  | 'IDEMPOTENCY_MISMATCH'
  /** The code is wrong, or it was used before. */
  | 'INVALID_CODE'
  /** Login and password do not go together, whichever of them is wrong. */
  | 'INVALID_CREDENTIALS'
  /** What was sent breaks a rule of one field or several. */
  | 'INVALID_INPUT'
  /** The options don’t fit what the dish offers. */
  | 'INVALID_OPTIONS'
  /** Not the code that the server printed. */
  | 'INVALID_SET_UP_CODE'
  /** The link of the invitation is not valid, or not any more. */
  | 'INVITATION_UNUSABLE'
  /** The provider does not open the account with these keys. */
  | 'KEYS_REFUSED'
  /** The shop would be left without an active administrator. */
  | 'LAST_ADMIN'
  /** A product keeps at least one variant. */
  | 'LAST_VARIANT'
  /** The line is not in the caller’s cart, or no longer. */
  | 'LINE_NOT_FOUND'
  /** The order is a test order, and the payment method takes real money. */
  | 'LIVE_PAYMENT_REFUSED'
  /** Ordering is suspended; the cart is kept. */
  | 'MAINTENANCE'
  /** The shop has a menu, dishes or pages of its own. */
  | 'MENU_NOT_EMPTY'
  /** This way of receiving is switched off. */
  | 'METHOD_UNAVAILABLE'
  /** The order can’t go from where it stands to there. */
  | 'MOVE_NOT_ALLOWED'
  /** A test did not arrive: the message says what the other side said. */
  | 'NOTICE_NOT_SENT'
  /** The order has gone too far for this change. */
  | 'NOT_AMENDABLE'
  /** The id was never ours, or no longer leads anywhere. */
  | 'NOT_FOUND'
  /** The group would ask for more choices than it has. */
  | 'OPTION_REQUIRED'
  /** Orders that are neither handed over nor cancelled. */
  | 'ORDERS_NOT_OVER'
  /** Staff have paused the orders; those for later are taken. */
  | 'ORDERS_PAUSED'
  /** The order is handed over or cancelled: it can’t be changed any more. */
  | 'ORDER_IS_OVER'
  /** No such order, or none that the caller may see. */
  | 'ORDER_NOT_FOUND'
  /** Another courier has the order. */
  | 'ORDER_TAKEN'
  /** The total is more than the shop can take. */
  | 'ORDER_TOO_LARGE'
  /** The place lies in no zone that the shop delivers to. */
  | 'OUTSIDE_DELIVERY_AREA'
  /** The order is paid by card or elsewhere: how it is paid stays, and so much of it can’t go back by itself, because money went back otherwise, is being taken right now, or is not here. */
  | 'PAID_BY_CARD'
  /** The passkey is not known here, or its answer came too late. */
  | 'PASSKEY_REFUSED'
  /** The provider did not take the payment up: nothing is placed and nothing was taken. */
  | 'PAYMENT_DECLINED'
  /** The payment method is switched off or gone. */
  | 'PAYMENT_METHOD_UNAVAILABLE'
  /** The cart is ordered and waits for its payment: that is finished first, or left. */
  | 'PAYMENT_PENDING'
  /** It costs something else than the shopper saw, by the menu or by what came with the call: the new total has to be confirmed. */
  | 'PRICE_CHANGED'
  /** As soon as possible has become much later than the shopper saw: the new time has to be confirmed. */
  | 'PROMISE_CHANGED'
  /** The promo code can’t be used: at all, by this client, or for this cart. */
  | 'PROMO_NOT_APPLICABLE'
  /** The proposal was answered or withdrawn, or its time has passed. */
  | 'PROPOSAL_OVER'
  /** Another change waits for the shopper: it is answered or withdrawn first. */
  | 'PROPOSAL_PENDING'
  /** Ways to pay or payments still need the account. */
  | 'PROVIDER_IN_USE'
  /** The provider could not be asked. */
  | 'PROVIDER_UNREACHABLE'
  /** Cancelling an order and taking it back require a reason. */
  | 'REASON_REQUIRED'
  /** A header that can’t be sent. */
  | 'RECEIVER_HEADER_INVALID'
  /** What the address’s template makes of an order can’t be called. */
  | 'RECEIVER_URL_INVALID'
  /** The link for a new password was used, or is older than an hour. */
  | 'RECOVERY_UNUSABLE'
  /** So much was not taken by card, is only on hold, or has gone back already. */
  | 'REFUND_TOO_LARGE'
  /** Login and password are right; a code is asked for. Within ten minutes `completeSignIn` takes it, by the cookie that came with this answer. */
  | 'SECOND_FACTOR_NEEDED'
  /** The shop asks the caller’s role for a second factor, so it can’t be turned off. */
  | 'SECOND_FACTOR_REQUIRED'
  /** As soon as possible is offered while the shop is open, and can hand the order over before it closes. */
  | 'SHOP_CLOSED'
  /** The first-run wizard has not been finished. */
  | 'SHOP_NOT_SET_UP'
  /** Not a secret of the Standard Webhooks scheme. */
  | 'SIGNING_SECRET_INVALID'
  /** No sign-in waits for a code, or no longer: start again with `signIn`. */
  | 'SIGN_IN_EXPIRED'
  /** The caller has neither password nor code to show and signed in more than ten minutes ago: sign in again. */
  | 'SIGN_IN_TOO_OLD'
  /** Another order took the last place of the chosen time. */
  | 'SLOT_TAKEN'
  /** The chosen time is past, too near, or not one that is offered. */
  | 'SLOT_UNAVAILABLE'
  /** Dishes, variants or options that can’t be ordered now. */
  | 'SOLD_OUT'
  /** The cart changed elsewhere since the caller read it. */
  | 'STALE_CART'
  /** Someone else changed the order since the caller read it. */
  | 'STALE_ORDER'
  /** A Liquid template that can’t be parsed, or can’t be rendered within its limits. */
  | 'TEMPLATE_INVALID'
  /** The shop does not take this tip. */
  | 'TIP_NOT_POSSIBLE'
  /** The order weighs more than the shop takes. */
  | 'TOO_HEAVY'
  /** Earlier failures make this login or address wait. */
  | 'TOO_MANY_ATTEMPTS'
  /** A list that is bounded is full. */
  | 'TOO_MANY_ENTRIES'
  /** The cart has as many different lines as it can hold. */
  | 'TOO_MANY_LINES'
  /** One line can’t hold more of the same dish. */
  | 'TOO_MANY_OF_ONE'
  /** The dish is not on the menu, or no longer. */
  | 'VARIANT_NOT_FOUND'
  /** Delivery zones are measured from this kitchen. */
  | 'WAREHOUSE_IN_USE'
  /** The shopper has to choose a pickup point that is open. */
  | 'WAREHOUSE_REQUIRED'
  /** The chosen delivery zone is switched off or gone. */
  | 'ZONE_UNAVAILABLE';

/** When the shopper wants it. */
export type TimeKind =
  /** As soon as possible. */
  | 'ASAP'
  /** At a time that was chosen. */
  | 'SLOT';

/** What the shopper filled in; a field that is left out stays as it is, null empties it. */
export type UpdateCheckoutInput = {
  /** Apartment or office, at most 10 characters. */
  readonly apartment?: string | null | undefined;
  /** Of a delivery: they ring when left out. */
  readonly arrival?: Arrival | null | undefined;
  /** Minor units of the cash that change is wanted from; at least the total. */
  readonly changeFrom?: number | null | undefined;
  /** For the courier, at most 250 characters. */
  readonly courierNote?: string | null | undefined;
  /** Sets of cutlery, 0 to 20; refused for shoppers where `Channel.asksCutlery` is false. */
  readonly cutlery?: number | null | undefined;
  /** How it is received. */
  readonly deliveryMethod?: DeliveryMethod | null | undefined;
  /** Entrance, at most 10 characters. */
  readonly entrance?: string | null | undefined;
  /** Floor, at most 10 characters. */
  readonly floor?: string | null | undefined;
  /** Of a delivery: by hand when left out. */
  readonly handover?: Handover | null | undefined;
  /** Intercom code, at most 10 characters. */
  readonly intercom?: string | null | undefined;
  /** For the kitchen, at most 250 characters. */
  readonly kitchenNote?: string | null | undefined;
  /** Degrees north (WGS 84) where it is brought, with `longitude`: the zone is found by it. */
  readonly latitude?: number | null | undefined;
  /** Degrees east, with `latitude`. */
  readonly longitude?: number | null | undefined;
  /** 2 to 50 characters. */
  readonly name?: string | null | undefined;
  /** How it is paid. */
  readonly paymentMethodId?: string | null | undefined;
  /** International, or as it is dialled in the shop’s country. Needed for an order, except at a `table` without a promo code. */
  readonly phone?: string | null | undefined;
  /** Start of one of `Channel.timeSlots`. */
  readonly slotFrom?: string | null | undefined;
  /** Street and house, 2 to 80 characters; needed for delivery. */
  readonly street?: string | null | undefined;
  /** The table that the shopper sits at, at most 20 characters; an order that is delivered has none. */
  readonly table?: string | null | undefined;
  /** As soon as possible, or at `slotFrom`. */
  readonly timeKind?: TimeKind | null | undefined;
  /** A tip in minor units, any amount. It takes the place of `tipPercent`; null or 0 for no tip. */
  readonly tip?: number | null | undefined;
  /** A tip in percent: one of `Channel.tips.percents`. It takes the place of `tip`; null for no tip. */
  readonly tipPercent?: number | null | undefined;
  /** Where it is collected; the only one is chosen by itself. */
  readonly warehouseId?: string | null | undefined;
  /** One of `Channel.deliveryZones`, needed for delivery where there are any; a place that is sent along goes first, one that was sent before is forgotten. */
  readonly zoneId?: string | null | undefined;
};

export type PriceFragment = { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode };

export type CartFragment = { readonly id: string, readonly lines: ReadonlyArray<{ readonly id: string, readonly productName: string, readonly variantName: string, readonly quantity: number, readonly isAvailable: boolean, readonly total: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly options: ReadonlyArray<{ readonly name: string }> }>, readonly totalPrice: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly deliveryFee: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode } | null, readonly tip: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly problems: ReadonlyArray<
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
  > };

type Refused_BelowMinimum_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_Busy_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_InvalidInput_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_InvalidOptions_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_MethodUnavailable_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_MoveNotAllowed_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_NotAmendable_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_OrderIsOver_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_OrdersPaused_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_PaymentPending_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_PriceChanged_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_PromiseChanged_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_PromoNotApplicable_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_Refusal_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_ShopClosed_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_SlotUnavailable_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_SoldOut_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_TipNotPossible_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_TooHeavy_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

type Refused_TooManyAttempts_Fragment = { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null };

export type RefusedFragment =
  | Refused_BelowMinimum_Fragment
  | Refused_Busy_Fragment
  | Refused_InvalidInput_Fragment
  | Refused_InvalidOptions_Fragment
  | Refused_MethodUnavailable_Fragment
  | Refused_MoveNotAllowed_Fragment
  | Refused_NotAmendable_Fragment
  | Refused_OrderIsOver_Fragment
  | Refused_OrdersPaused_Fragment
  | Refused_PaymentPending_Fragment
  | Refused_PriceChanged_Fragment
  | Refused_PromiseChanged_Fragment
  | Refused_PromoNotApplicable_Fragment
  | Refused_Refusal_Fragment
  | Refused_ShopClosed_Fragment
  | Refused_SlotUnavailable_Fragment
  | Refused_SoldOut_Fragment
  | Refused_TipNotPossible_Fragment
  | Refused_TooHeavy_Fragment
  | Refused_TooManyAttempts_Fragment
;

export type ShopQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopQuery = { readonly channel: { readonly name: string, readonly timeZone: string, readonly currencyCode: CurrencyCode, readonly isDeliveryAvailable: boolean, readonly isPickupAvailable: boolean, readonly paymentMethods: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly warehouses: ReadonlyArray<{ readonly id: string, readonly name: string, readonly address: string }>, readonly deliveryZones: ReadonlyArray<{ readonly id: string, readonly name: string }> } | null, readonly menu: { readonly categories: ReadonlyArray<{ readonly slug: string, readonly name: string }> } | null, readonly checkout: { readonly id: string, readonly lines: ReadonlyArray<{ readonly id: string, readonly productName: string, readonly variantName: string, readonly quantity: number, readonly isAvailable: boolean, readonly total: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly options: ReadonlyArray<{ readonly name: string }> }>, readonly totalPrice: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly deliveryFee: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode } | null, readonly tip: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly problems: ReadonlyArray<
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    > } | null };

export type DishesQueryVariables = Exact<{
  slug: string;
  after?: string | null | undefined;
}>;


export type DishesQuery = { readonly category: { readonly products: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly description: string, readonly isSoldOut: boolean, readonly hasChoices: boolean, readonly priceFrom: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode } | null, readonly price: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly photo: { readonly url: string } | null, readonly variants: ReadonlyArray<{ readonly id: string }> }> } } | null };

export type DishQueryVariables = Exact<{
  slug: string;
}>;


export type DishQuery = { readonly product: { readonly name: string, readonly description: string, readonly variants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isSoldOut: boolean, readonly price: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode } }>, readonly optionGroups: ReadonlyArray<{ readonly id: string, readonly name: string, readonly minimum: number, readonly maximum: number, readonly options: ReadonlyArray<{ readonly id: string, readonly name: string, readonly isSoldOut: boolean, readonly priceDifference: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode } }> }> } | null };

export type TimesQueryVariables = Exact<{
  method: DeliveryMethod;
}>;


export type TimesQuery = { readonly channel: { readonly timeZone: string, readonly asSoonAsPossible: { readonly promisedAt: string | null }, readonly timeSlots: ReadonlyArray<{ readonly from: string, readonly isAvailable: boolean }> } | null };

export type AddLineMutationVariables = Exact<{
  input: LineInput;
  idempotencyKey?: string | null | undefined;
}>;


export type AddLineMutation = { readonly answer:
    | { readonly id: string, readonly lines: ReadonlyArray<{ readonly id: string, readonly productName: string, readonly variantName: string, readonly quantity: number, readonly isAvailable: boolean, readonly total: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly options: ReadonlyArray<{ readonly name: string }> }>, readonly totalPrice: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly deliveryFee: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode } | null, readonly tip: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly problems: ReadonlyArray<
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      > }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
   };

export type ChangeLineMutationVariables = Exact<{
  input: ChangeLineInput;
}>;


export type ChangeLineMutation = { readonly answer:
    | { readonly id: string, readonly lines: ReadonlyArray<{ readonly id: string, readonly productName: string, readonly variantName: string, readonly quantity: number, readonly isAvailable: boolean, readonly total: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly options: ReadonlyArray<{ readonly name: string }> }>, readonly totalPrice: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly deliveryFee: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode } | null, readonly tip: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly problems: ReadonlyArray<
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      > }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
   };

export type FillInMutationVariables = Exact<{
  input: UpdateCheckoutInput;
}>;


export type FillInMutation = { readonly answer:
    | { readonly id: string, readonly lines: ReadonlyArray<{ readonly id: string, readonly productName: string, readonly variantName: string, readonly quantity: number, readonly isAvailable: boolean, readonly total: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly options: ReadonlyArray<{ readonly name: string }> }>, readonly totalPrice: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly deliveryFee: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode } | null, readonly tip: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode }, readonly problems: ReadonlyArray<
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
        | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
      > }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null, readonly fields: ReadonlyArray<{ readonly path: ReadonlyArray<string>, readonly message: string }> }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
   };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { readonly answer:
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly token: string | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null, readonly fields: ReadonlyArray<{ readonly path: ReadonlyArray<string>, readonly message: string }> }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly token: string | null, readonly number: string }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null, readonly newTotal: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode } }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
    | { readonly code: RefusalCode, readonly message: string, readonly path: ReadonlyArray<string> | null }
   };

export type OrderChangesSubscriptionVariables = Exact<{
  token: string;
}>;


export type OrderChangesSubscription = { readonly order:
    | { readonly __typename: 'Cart', readonly status: CheckoutStatus, readonly lines: ReadonlyArray<{ readonly productName: string, readonly quantity: number }>, readonly totalPrice: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode } }
    | { readonly __typename: 'Order', readonly number: string, readonly promisedAt: string, readonly cancelReason: string | null, readonly status: CheckoutStatus, readonly lines: ReadonlyArray<{ readonly productName: string, readonly quantity: number }>, readonly totalPrice: { readonly minor: number, readonly decimal: string, readonly currencyCode: CurrencyCode } }
   };
