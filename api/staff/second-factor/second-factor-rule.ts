import type { SecondFactorRule, StaffRole } from '../../generated/prisma/client';

/** Whether the shop asks staff of this role for a second factor, by the password and by a provider. */
export function asksForSecondFactor(rule: SecondFactorRule, role: StaffRole): boolean {
  return rule === 'EVERYBODY' || (rule === 'ADMINISTRATORS' && role === 'ADMIN');
}
