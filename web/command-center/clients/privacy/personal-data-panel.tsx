import { Box, Grid, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { FormNumberField } from '../../kit/fields/form-number-field';
import { EntityForm } from '../../kit/form/entity-form';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { FactList } from '../../kit/page/fact-list';
import { Panel } from '../../kit/page/panel';
import { Notice } from '../../kit/ui/feedback';

const PersonalDataPanelFragment = graphql(`
  fragment PersonalDataPanel on Channel {
    id
    version
    personalDataMonths
  }
`);

export const SetPersonalDataMonthsMutation = graphql(`
  mutation SetPersonalDataMonths($input: SetPersonalDataMonthsInput!) {
    answer: setPersonalDataMonths(input: $input) {
      ... on Channel {
        id
        version
        personalDataMonths
      }
      ...Refusal
    }
  }
`);

/** How long orders know who ordered, and what goes by itself. */
export function PersonalDataPanel({ shop }: { readonly shop: FragmentType<typeof PersonalDataPanelFragment> }) {
  const { version, personalDataMonths } = readFragment(PersonalDataPanelFragment, shop);
  const { formatMessage } = useIntl();
  const setMonths = useSend(SetPersonalDataMonthsMutation);
  const saved = { personalDataMonths: personalDataMonths ?? null };
  const form = useEntityForm({
    saved,
    version,
    save: (values, basis) => setMonths({ input: { ...values, version: basis } }),
    done: formatMessage({ id: 'command-center.personal-data.updated' }),
  });
  const months = useWatch({ control: form.control, name: 'personalDataMonths' });
  const isChanged = Number.isInteger(months) && months !== saved.personalDataMonths;
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.personal-data.title' })}>
        <Grid gap="4">
          <Text maxWidth="44rem" color="fg.muted">
            <FormattedMessage id="command-center.personal-data.explained" />
          </Text>
          <Box maxWidth="20rem">
            <FormNumberField
              form={form}
              hint={formatMessage({ id: 'command-center.personal-data.monthsHint' })}
              isOptional
              label={formatMessage({ id: 'command-center.personal-data.months' })}
              name="personalDataMonths"
              unit={formatMessage({ id: 'command-center.personal-data.unit' })}
            />
          </Box>
          {isChanged && (
            <Notice title={formatMessage({ id: 'command-center.personal-data.warning' })} tone="warning">
              {formatMessage({ id: 'command-center.personal-data.warningText' }, { months })}
            </Notice>
          )}
        </Grid>
      </Panel>
      <DeletedAnyway />
    </EntityForm>
  );
}

/** What no setting keeps any longer. */
function DeletedAnyway() {
  const { formatMessage } = useIntl();
  const facts = (['carts', 'deliveries', 'audit'] as const).map((kind) => ({
    label: formatMessage({ id: `command-center.personal-data.${kind}` }),
    value: formatMessage({ id: `command-center.personal-data.${kind}Age` }),
  }));
  return (
    <Panel title={formatMessage({ id: 'command-center.personal-data.others' })}>
      <FactList facts={facts} />
    </Panel>
  );
}
