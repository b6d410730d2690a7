import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import type { SecondFactorRule as Rule } from '../../../gql/graphql';
import { useSend } from '../../kit/entity/use-send';
import { EntityForm } from '../../kit/form/entity-form';
import { useBoundField } from '../../kit/form/use-bound-field';
import { type EntityFormState, useEntityForm } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { RadioCards } from '../../kit/ui/choices';

const SecondFactorRuleFragment = graphql(`
  fragment SecondFactorRule on Channel {
    id
    version
    secondFactorRule
  }
`);

export const SetSecondFactorRuleMutation = graphql(`
  mutation SetSecondFactorRule($input: SetSecondFactorRuleInput!) {
    answer: setSecondFactorRule(input: $input) {
      ... on Channel {
        id
        version
        secondFactorRule
      }
      ...Refusal
    }
  }
`);

const RULES: readonly Rule[] = ['OFF', 'ADMINISTRATORS', 'EVERYBODY'];

/** Who has to confirm each sign-in with a code. */
export function SecondFactorRule({ shop }: { readonly shop: FragmentType<typeof SecondFactorRuleFragment> }) {
  const { version, secondFactorRule } = readFragment(SecondFactorRuleFragment, shop);
  const { formatMessage } = useIntl();
  const setRule = useSend(SetSecondFactorRuleMutation);
  const form = useEntityForm({
    // Roles that see this page may read the rule.
    saved: { rule: secondFactorRule ?? 'OFF' },
    version,
    save: ({ rule }, basis) => setRule({ input: { rule, version: basis } }),
    done: formatMessage({ id: 'command-center.staff.rule.saved' }),
  });
  return (
    <Box marginTop="8">
      <EntityForm form={form}>
        <Panel title={formatMessage({ id: 'command-center.factor.title' })}>
          <RuleChoice form={form} />
        </Panel>
      </EntityForm>
    </Box>
  );
}

function RuleChoice({ form }: { readonly form: EntityFormState<{ readonly rule: Rule }> }) {
  const { formatMessage } = useIntl();
  const { id, value, onChange, error } = useBoundField(form, 'rule');
  return (
    <RadioCards
      error={error}
      legend={formatMessage({ id: 'command-center.staff.rule.legend' })}
      name={id}
      onChange={onChange}
      options={RULES.map((rule) => ({
        value: rule,
        label: formatMessage({ id: `command-center.staff.rule.${rule}` }),
        hint: formatMessage({ id: `command-center.staff.ruleExplained.${rule}` }),
      }))}
      value={value}
    />
  );
}
