import { neededContact, type ReceivingWay } from '../../../domain/receiving';
import { type PhoneFault, readTypedPhone } from '../../../domain/typed-phone';
import type { MessageId } from '../../i18n/message-ids';
import { amountOf } from '../../ui/form/typed-amount';
import type { Draft, FieldName } from '../draft/draft';

const SHORTEST = 2;

/** What the draft is held against. */
export interface Circumstances {
  readonly way: ReceivingWay;
  readonly hasPromo: boolean;
  /** No zone is known, although the shop has some. */
  readonly isZoneUnknown: boolean;
  /** The shopper's place is in none of them. */
  readonly isOutside: boolean;
  readonly needsWarehouse: boolean;
  readonly isCash: boolean;
  /** Both people have to be at the door. */
  readonly isPaidAtDoor: boolean;
  /** Minor units. */
  readonly total: number;
  /** Starts of the times that can still be chosen; null while they are not known. */
  readonly slots: readonly string[] | null;
}

export type DraftProblems = Readonly<Partial<Record<FieldName, MessageId>>>;

const PHONE_MESSAGES = {
  INVALID_PHONE: 'checkout.phone.invalid',
  PHONE_EXTENSION: 'checkout.phone.extension',
} as const satisfies Record<PhoneFault, MessageId>;

function phoneProblem(phone: string, isNeeded: boolean): MessageId | undefined {
  if (phone.trim() === '') return isNeeded ? 'checkout.phone.required' : undefined;
  const { fault } = readTypedPhone(phone);
  return fault ? PHONE_MESSAGES[fault] : undefined;
}

const textProblem = (text: string, missing: MessageId, short: MessageId): MessageId | undefined => {
  const { length } = text.trim();
  if (length === 0) return missing;
  return length < SHORTEST ? short : undefined;
};

function changeProblem(draft: Draft, { isCash, total }: Circumstances): MessageId | undefined {
  const amount = isCash ? amountOf(draft.changeFrom) : null;
  if (amount === null) return undefined;
  if (Number.isNaN(amount)) return 'checkout.change.invalid';
  return amount < total ? 'checkout.change.tooSmall' : undefined;
}

function slotProblem({ timeKind, slotFrom }: Draft, { slots }: Circumstances): MessageId | undefined {
  if (timeKind !== 'SLOT') return undefined;
  if (slotFrom === null) return 'checkout.time.required';
  return slots === null || slots.includes(slotFrom) ? undefined : 'checkout.time.gone';
}

/** What keeps a draft from being sent, by field in the order of the screen. */
export function checkDraft(draft: Draft, circumstances: Circumstances): DraftProblems {
  const { way, hasPromo, needsWarehouse, isZoneUnknown, isOutside } = circumstances;
  const needed = neededContact(way, hasPromo);
  const zoneProblem = isOutside ? 'checkout.zone.outsideChoose' : 'checkout.zone.required';
  const houseMissing = way === 'TABLE' ? 'checkout.house.required' : 'checkout.pickupPoint.required';
  const problems: [FieldName, MessageId | undefined][] = [
    ['name', textProblem(draft.name, 'checkout.name.required', 'checkout.name.short')],
    ['phone', phoneProblem(draft.phone, needed.includes('phone'))],
    ['zoneId', isZoneUnknown ? zoneProblem : undefined],
    [
      'street',
      needed.includes('street')
        ? textProblem(draft.street, 'checkout.street.required', 'checkout.street.short')
        : undefined,
    ],
    [
      'handover',
      way === 'DELIVERY' && draft.handover === 'DOOR' && circumstances.isPaidAtDoor
        ? 'checkout.handover.paidAtDoor'
        : undefined,
    ],
    ['warehouseId', needsWarehouse && draft.warehouseId === null ? houseMissing : undefined],
    ['slotFrom', slotProblem(draft, circumstances)],
    ['paymentMethodId', draft.paymentMethodId === null ? 'checkout.payment.required' : undefined],
    ['changeFrom', changeProblem(draft, circumstances)],
  ];
  return Object.fromEntries(problems.filter(([, message]) => message !== undefined));
}
