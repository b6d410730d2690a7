interface PromoRules {
  readonly isActive: boolean;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly totalLimit: number | null;
  readonly used: number;
}

/** Whether shoppers can use a code: what no time can change comes first. */
export type PromoState = 'OFF' | 'USED_UP' | 'OVER' | 'FUTURE' | 'VALID';

/** @param now - milliseconds. */
export function promoState({ isActive, startsAt, endsAt, totalLimit, used }: PromoRules, now: number): PromoState {
  if (!isActive) return 'OFF';
  if (totalLimit !== null && used >= totalLimit) return 'USED_UP';
  if (endsAt !== null && now >= Date.parse(endsAt)) return 'OVER';
  return startsAt !== null && now < Date.parse(startsAt) ? 'FUTURE' : 'VALID';
}
