import type { Arrival, Channel, Handover } from '../../generated/prisma/client';
import { type InvalidField, InvalidInput } from '../../kernel/refusals';

export const MOST_CUTLERY = 20;

/** What a courier should know at the door, and what goes into the bag. */
export interface HandoverDetails {
  readonly handover?: Handover | null;
  readonly arrival?: Arrival | null;
  /** Sets; 0 for none. */
  readonly cutlery?: number | null;
}

interface ReadHandover {
  readonly handing: HandoverDetails;
  readonly invalid: readonly InvalidField[];
}

export function readHandover({ handover, arrival, cutlery }: HandoverDetails): ReadHandover {
  const path = ['cutlery'];
  if (cutlery != null && !Number.isInteger(cutlery)) return { handing: {}, invalid: [{ path, code: 'INVALID' }] };
  if (cutlery != null && cutlery < 0) {
    return { handing: {}, invalid: [{ path, code: 'NUMBER_TOO_SMALL', values: { minimum: 0 } }] };
  }
  if (cutlery != null && cutlery > MOST_CUTLERY) {
    return { handing: {}, invalid: [{ path, code: 'NUMBER_TOO_BIG', values: { maximum: MOST_CUTLERY } }] };
  }
  const handing = {
    ...(handover !== undefined && { handover }),
    ...(arrival !== undefined && { arrival }),
    ...(cutlery !== undefined && { cutlery }),
  };
  return { handing, invalid: [] };
}

/** Nobody may count on what the shop does not pack. @throws {InvalidInput} */
export function requireCutleryAsked({ asksCutlery }: Pick<Channel, 'asksCutlery'>, { cutlery }: HandoverDetails): void {
  if (cutlery != null && !asksCutlery) throw new InvalidInput([{ path: ['cutlery'], code: 'CUTLERY_NOT_ASKED' }]);
}
