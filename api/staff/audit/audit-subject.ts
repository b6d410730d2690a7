/** What a line of the audit log can be about, where there is a name. */
export const SUBJECT_TYPES = [
  'Menu',
  'Category',
  'Product',
  'Variant',
  'OptionGroup',
  'Option',
  'Checkout',
  'Client',
  'Page',
  'Link',
  'Warehouse',
  'DeliveryZone',
  'PaymentMethod',
  'PromoCode',
  'Receiver',
  'StaffMember',
  'ApiToken',
] as const;

export type SubjectType = (typeof SUBJECT_TYPES)[number];

/** Actions whose name does not end with what they are about. */
const NAMED: Readonly<Record<string, SubjectType>> = {
  moveOrder: 'Checkout',
  placePhoneOrder: 'Checkout',
  amendOrder: 'Checkout',
  confirmProposal: 'Checkout',
  withdrawProposal: 'Checkout',
  stepBackOrder: 'Checkout',
  delayOrder: 'Checkout',
  updateOrderNote: 'Checkout',
  bumpLines: 'Checkout',
  assignCourier: 'Checkout',
  takeCourierOrder: 'Checkout',
  leaveCourierOrder: 'Checkout',
  moveCourierOrder: 'Checkout',
  addProductToCategory: 'Product',
  removeProductFromCategory: 'Product',
  recoverAccess: 'StaffMember',
  resetStaffPassword: 'StaffMember',
  revokeStaffSession: 'StaffMember',
  resetStaffSecondFactor: 'StaffMember',
  beginSecondFactor: 'StaffMember',
  confirmSecondFactor: 'StaffMember',
  renewRecoveryCodes: 'StaffMember',
  turnOffSecondFactor: 'StaffMember',
  useRecoveryCode: 'StaffMember',
  addPasskey: 'StaffMember',
  renamePasskey: 'StaffMember',
  removePasskey: 'StaffMember',
  beginPasskey: 'StaffMember',
  linkStaffIdentity: 'StaffMember',
  unlinkStaffIdentities: 'StaffMember',
  acceptInvitation: 'StaffMember',
  renewSigningSecret: 'Receiver',
  replayFailed: 'Receiver',
  replayPeriod: 'Receiver',
};

const VERB = /^(?:create|update|delete|duplicate|stop|resume|enable|disable|revoke|test|export|erase)(?=[A-Z])/;

/** @returns null for an action about the shop as a whole, or about what has no name. */
export function subjectTypeOf(action: string): SubjectType | null {
  const noun = action.replace(VERB, '');
  return NAMED[action] ?? SUBJECT_TYPES.find((type) => type === noun) ?? null;
}
