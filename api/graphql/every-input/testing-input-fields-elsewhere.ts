/**
 * Inputs that prove who somebody is, or only decide whether something happens: no column has their fields, so each is named with
 * the test that shows what it does.
 */
export const FIELDS_TESTED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'api/payments/payments.graphql.db.test.ts': ['PaymentOfOrderInput', 'PlaceOrderInput.returnUrl'],
  'api/payments/refunds/refund-order.db.test.ts': ['RefundOrderInput', 'RefundLineInput'],
  'api/checkout/pricing/tip.db.test.ts': [
    ...['UpdateCheckoutInput.tip', 'UpdateCheckoutInput.tipPercent'],
    ...['PlaceOrderInput.tip', 'PlaceOrderInput.tipPercent'],
  ],
  'api/extensions/notices/notices.db.test.ts': [
    ...['CreateNoticeChannelInput', 'UpdateNoticeChannelInput', 'TryNoticeChannelInput'],
    ...['host', 'port', 'user', 'sender'].map((field) => `NoticeSettingsInput.${field}`),
    'UnfollowOrderInput',
  ],
  'api/extensions/notices/recipients/recipients.db.test.ts': [
    ...['AddNoticeDeviceInput', 'CreateNoticeRecipientInput', 'UpdateNoticeRecipientInput'],
  ],
  'api/extensions/notices/sending/send-sms.db.test.ts': ['url', 'method', 'headers', 'body', 'success'].map(
    (field) => `NoticeSettingsInput.${field}`,
  ),
  'api/extensions/notices/staff-mail.db.test.ts': ['AskForRecoveryInput', 'RecoverPasswordInput'],
  'api/extensions/notices/push/push.db.test.ts': ['FollowOrderInput', 'PushKeysInput'],
  'api/set-up/set-up.db.test.ts': ['CheckSetUpCodeInput', 'ConfigureShopInput', 'CreateAdministratorInput'],
  'api/catalog/many-products/sku-changes.db.test.ts': ['UpdateBySkuInput', 'SkuChangeInput'],
  'api/checkout/kitchen/bump-lines.db.test.ts': ['BumpLinesInput'],
  'api/checkout/reorder/reorder.db.test.ts': ['OrderAgainInput'],
  'api/checkout/order-life/cancel-order.db.test.ts': ['CancelOrderInput'],
  'api/checkout/placing/place-order.db.test.ts': ['PlaceOrderInput.asksOnDoubt'],
  'api/checkout/promise/promise.db.test.ts': ['PlaceOrderInput.expectedBy'],
  'api/checkout/amending/proposals.db.test.ts': ['AnswerProposalInput', 'SettleProposalInput'],
  'api/content/link.graphql.db.test.ts': ['ReorderLinksInput'],
  'api/content/page.graphql.db.test.ts': ['ReorderPagesInput'],
  'api/receivers/studio/receiver-tools.graphql.db.test.ts': ['TestReceiverInput'],
  'api/http/graphql/graphql-bad-input.db.test.ts': ['PlaceOrderInput.expectedTotal', 'ChangeLineInput.version'],
  'api/checkout/desk/phone-order.db.test.ts': [
    ...['PlacePhoneOrderInput.expectedTotal', 'PlacePhoneOrderInput.expectedBy', 'PlacePhoneOrderInput.asksOnDoubt'],
  ],
  'api/checkout/elsewhere/external-order.db.test.ts': [
    'PlaceExternalOrderInput.expectedTotal',
    ...['ExternalLineInput.sku', 'ExternalLineInput.optionSkus'],
  ],
  'api/receivers/worker/paused-deliveries.db.test.ts': ['ReleaseSendingInput'],
  'api/receivers/studio/order-deliveries.graphql.db.test.ts': ['ReplayPeriodInput'],
  'api/receivers/receiver.graphql.db.test.ts': ['ReorderReceiversInput'],
  'api/staff/members/invitation.db.test.ts': ['AcceptInvitationInput'],
  'api/staff/attempts/kept-out.db.test.ts': ['ChangePasswordInput'],
  'api/staff/passkeys/passkeys.db.test.ts': ['RenamePasskeyInput', 'AddPasskeyInput.name'],
  'api/staff/passkeys/testing-soft-authenticator.ts': [
    'AddPasskeyInput.attestationObject',
    'AddPasskeyInput.clientDataJson',
    'AddPasskeyInput.id',
    'AddPasskeyInput.transports',
    'SignInWithPasskeyInput',
  ],
  'api/staff/second-factor/own-second-factor.db.test.ts': ['CodeInput', 'SecondFactorProofInput'],
  'api/staff/second-factor/second-factor.db.test.ts': ['SignInInput'],
  'api/extensions/printing/printer.graphql.db.test.ts': [
    ...['CreatePrinterInput', 'UpdatePrinterInput', 'ReorderPrintersInput', 'PrintOrderInput'],
  ],
};
