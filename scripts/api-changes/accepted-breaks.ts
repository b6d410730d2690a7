/** Why a guarded field may be null now. */
const REFUSED_ALONE =
  'A caller who may not read it is refused this field alone; before, the whole shop or category was null for them. Nobody who may read it gets null.';

/** Why `Checkout` is not one type any more. */
const TWO_TYPES =
  'A cart and an order are `Cart` and `Order` of the interface `Checkout`, so that what every order has is never null. A client asks for `... on Checkout`, ' +
  '`Cart` or `Order`, and tells them by `__typename`.';

/** Why refusals without data have no types of their own any more. */
const ONE_REFUSAL =
  'It is `Refusal` with the same `code`, `message` and `path`. A client switches on `code` where it switched on `__typename`, and asks for `... on Error` or `... on Refusal`.';
const REFUSALS =
  'AlreadySetUp ChangeTooSmall Conflict CurrencyLocked DeliveryUnderWay EmptyCart Forbidden IdempotencyMismatch InvalidCredentials InvalidSetUpCode LastAdministrator LastVariant LineNotFound Maintenance MenuNotEmpty NotFound OptionRequired OrderNotFound OrderTooLarge OutsideDeliveryArea PaymentMethodUnavailable ReasonRequired ReceiverHeaderInvalid ReceiverUrlInvalid ShopNotSetUp SigningSecretInvalid SlotTaken StaleCart TooManyEntries TooManyLines TooManyOfOne VariantNotFound WarehouseRequired ZoneUnavailable';

/** Why a refusal's code is an enum. */
const LISTED_CODES = 'The values are as they were; generated types have them by name.';
const WITH_CODES =
  'BelowMinimum Busy Error InvalidInput InvalidOptions InvitationUnusable MethodUnavailable MoveNotAllowed OrderIsOver OrdersNotOver OrdersPaused PriceChanged PromiseChanged PromoNotApplicable ShopClosed SlotUnavailable SoldOut StaleOrder TemplateInvalid TooHeavy TooManyAttempts WarehouseInUse';

/** Why three mutations take other arguments. */
const ONE_PATTERN =
  'Every mutation takes an `input`, or the `id` of its subject alone; the value moves there under its name.';

const all = (types: string, change: string, reason: string) =>
  Object.fromEntries(types.split(' ').map((type) => [`${type}${change}`, reason]));

/**
 * Breaking changes since the last release that were accepted: the comparison's sentence, then the reason. A release
 * copies them into its changelog and empties the list.
 */
export const ACCEPTED_BREAKS: Readonly<Record<string, string>> = {
  'Category.arrangedProducts changed type from [Product!]! to [Product!].': REFUSED_ALONE,
  'Channel.administratorCount changed type from Int! to Int.': REFUSED_ALONE,
  'Channel.apiTokens changed type from ApiTokenConnection! to ApiTokenConnection.': REFUSED_ALONE,
  'Channel.audit changed type from AuditEntryConnection! to AuditEntryConnection.': REFUSED_ALONE,
  'Channel.auditActions changed type from [String!]! to [String!].': REFUSED_ALONE,
  'Channel.invitations changed type from [Invitation!]! to [Invitation!].': REFUSED_ALONE,
  'Channel.products changed type from ChannelProductsConnection! to ChannelProductsConnection.': REFUSED_ALONE,
  'Channel.sharedOptions changed type from [SharedOption!]! to [SharedOption!].': REFUSED_ALONE,
  'Channel.staffMembers changed type from StaffMemberConnection! to StaffMemberConnection.': REFUSED_ALONE,
  'Channel.stopList changed type from [StoppedItem!]! to [StoppedItem!].': REFUSED_ALONE,
  'ChannelOrdersConnection.nodes changed type from [Checkout!]! to [Order!]!.': TWO_TYPES,
  'ChannelOrdersConnectionEdge.node changed type from Checkout! to Order!.': TWO_TYPES,
  'Checkout changed from an Object type to an Interface type.': TWO_TYPES,
  'Checkout was removed from union type AddLineResult.': TWO_TYPES,
  'Checkout was removed from union type ApplyPromoCodeResult.': TWO_TYPES,
  'Checkout was removed from union type ChangeLineResult.': TWO_TYPES,
  'Checkout was removed from union type ClearCheckoutResult.': TWO_TYPES,
  'Checkout was removed from union type DelayOrderResult.': TWO_TYPES,
  'Checkout was removed from union type MoveOrderResult.': TWO_TYPES,
  'Checkout was removed from union type PlaceOrderResult.': TWO_TYPES,
  'Checkout was removed from union type RemovePromoCodeResult.': TWO_TYPES,
  'Checkout was removed from union type UpdateCheckoutResult.': TWO_TYPES,
  'Checkout was removed from union type UpdateOrderNoteResult.': TWO_TYPES,
  'ClientOrdersConnection.nodes changed type from [Checkout!]! to [Order!]!.': TWO_TYPES,
  'ClientOrdersConnectionEdge.node changed type from Checkout! to Order!.': TWO_TYPES,
  ...all(REFUSALS, ' was removed.', ONE_REFUSAL),
  ...all(WITH_CODES, '.code changed type from String! to RefusalCode!.', LISTED_CODES),
  'OrderedAgain.checkout changed type from Checkout to Cart.': TWO_TYPES,
  'OrdersEvent.checkout changed type from Checkout to Order.': TWO_TYPES,
  'Query.checkout changed type from Checkout to Cart.': TWO_TYPES,
  'Query.lastOrder changed type from Checkout to Order.': TWO_TYPES,
  'A required arg id on Mutation.replayFailed was added.': ONE_PATTERN,
  'A required arg input on Mutation.checkSetUpCode was added.': ONE_PATTERN,
  'A required arg input on Mutation.testReceiver was added.': ONE_PATTERN,
  'Mutation.checkSetUpCode arg code was removed.': ONE_PATTERN,
  'Mutation.replayFailed arg receiverId was removed.': ONE_PATTERN,
  'Mutation.testReceiver arg id was removed.': ONE_PATTERN,
  'Mutation.testReceiver arg orderId was removed.': ONE_PATTERN,
};
