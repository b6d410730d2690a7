import type { PaymentListQueryVariables, PaymentProviderKind, PaymentStatus } from '../../../gql/graphql';
import type { ReportDays } from '../../kit/period/report-period';
import { pageVariables } from '../../kit/table/search-state';

const ROWS = 30;

export const PROVIDERS = ['STRIPE', 'YOOKASSA'] as const satisfies readonly PaymentProviderKind[];

/** What payments can be narrowed down to by how they stand, as it is in the address. */
export const STATE_FILTERS = ['AWAITED', 'AUTHORISED', 'CAPTURED', 'REFUNDED', 'UNPAID', 'TROUBLE'] as const;

type StateFilter = (typeof STATE_FILTERS)[number];

const STATUSES: Readonly<Partial<Record<StateFilter, PaymentStatus[]>>> = {
  AWAITED: ['CREATED'],
  AUTHORISED: ['AUTHORISED'],
  CAPTURED: ['CAPTURED'],
  UNPAID: ['VOIDED', 'FAILED', 'EXPIRED'],
};

export const MODES = ['live', 'test'] as const;

/** What the address asks for; what it can't mean narrows nothing. @param days - null: there are none to read of. */
export function paymentVariables(search: URLSearchParams, days: ReportDays | null): PaymentListQueryVariables {
  const state = STATE_FILTERS.find((filter) => filter === search.get('state'));
  const mode = MODES.find((each) => each === search.get('mode'));
  return {
    from: days?.from ?? null,
    to: days?.to ?? null,
    isPeriod: days !== null,
    statuses: (state && STATUSES[state]) ?? null,
    isRefunded: state === 'REFUNDED' || null,
    isInTrouble: state === 'TROUBLE' || null,
    provider: PROVIDERS.find((provider) => provider === search.get('provider')) ?? null,
    isTest: mode ? mode === 'test' : null,
    search: search.get('q'),
    ...pageVariables(search, ROWS),
  };
}
