import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { FilterBar, FilterSelect } from '../../kit/table/filter-bar';
import { FilterDay } from '../../kit/table/filter-day';
import { useFilters } from '../../kit/table/use-filters';
import { OWN_DAYS, PERIODS, type Period, whoOfToken } from './audit-filter';
import { useAuditWords } from './use-audit-words';

const AuditChoicesFragment = graphql(`
  fragment AuditChoices on Channel {
    auditActions
    staffMembers(first: 100) {
      nodes {
        id
        name
      }
    }
    apiTokens(first: 100) {
      nodes {
        id
        name
      }
    }
  }
`);

/** By whom, what and when. */
export function AuditFilters({ shop }: { readonly shop: FragmentType<typeof AuditChoicesFragment> }) {
  const { auditActions, staffMembers, apiTokens } = readFragment(AuditChoicesFragment, shop);
  const { formatMessage, locale } = useIntl();
  const words = useAuditWords();
  const { search } = useFilters();
  const actions = (auditActions ?? [])
    .map((action) => ({ value: action, label: words.action(action) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <FilterBar>
      <FilterSelect
        label={formatMessage({ id: 'command-center.audit.who' })}
        name="who"
        options={[
          { value: '', label: formatMessage({ id: 'command-center.audit.anyone' }) },
          ...(staffMembers?.nodes ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ...(apiTokens?.nodes ?? []).map(({ id, name }) => ({
            value: whoOfToken(id),
            label: formatMessage({ id: 'command-center.audit.program' }, { name }),
          })),
        ]}
      />
      <FilterSelect
        label={formatMessage({ id: 'command-center.audit.what' })}
        name="action"
        options={[{ value: '', label: formatMessage({ id: 'command-center.audit.anything' }) }, ...actions]}
      />
      <FilterSelect
        label={formatMessage({ id: 'command-center.audit.period' })}
        name="period"
        options={[
          { value: '', label: formatMessage({ id: 'command-center.audit.period.any' }) },
          ...Object.keys(PERIODS).map((period) => ({
            value: period,
            label: formatMessage({ id: `command-center.audit.period.${period as Period}` }),
          })),
          { value: OWN_DAYS, label: formatMessage({ id: 'command-center.audit.period.days' }) },
        ]}
      />
      {search.get('period') === OWN_DAYS && (
        <>
          <FilterDay label={formatMessage({ id: 'command-center.audit.from' })} name="from" />
          <FilterDay label={formatMessage({ id: 'command-center.audit.to' })} name="to" />
        </>
      )}
    </FilterBar>
  );
}
