import { useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { FormTextArea } from '../../kit/fields/form-text-area';
import { EntityForm } from '../../kit/form/entity-form';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { UpdateShopMutation } from '../general/update-shop';
import styles from './tokens.module.css';

const ApiOriginsFragment = graphql(`
  fragment ApiOrigins on Channel {
    version
    apiOrigins
  }
`);

/** Sites whose pages may call the API in their visitors’ browsers: one address a line. */
export function OriginsForm({ shop }: { readonly shop: FragmentType<typeof ApiOriginsFragment> }) {
  const { formatMessage } = useIntl();
  const updateShop = useSend(UpdateShopMutation);
  const { version, apiOrigins } = readFragment(ApiOriginsFragment, shop);
  const form = useEntityForm({
    version,
    saved: { apiOrigins: (apiOrigins ?? []).join('\n') },
    save: async (typed, readVersion) => {
      const origins = linesOf(typed.apiOrigins);
      const input = { version: readVersion, apiOrigins: origins };
      const answer = await updateShop({ input });
      if (answer?.__typename !== 'InvalidInput') return answer;
      // All of them are typed into one field: it says which line is meant.
      const fields = answer.fields.map(({ path, message: problem }) => {
        const origin = origins[Number(path[2])];
        const message = origin
          ? formatMessage({ id: 'command-center.tokens.originProblem' }, { origin, problem })
          : problem;
        return { path: path.slice(0, 2), message };
      });
      return { ...answer, fields };
    },
    done: formatMessage({ id: 'command-center.tokens.originsSaved' }),
  });
  return (
    <div className={styles.origins}>
      <EntityForm form={form}>
        <Panel title={formatMessage({ id: 'command-center.tokens.origins' })}>
          <FormTextArea
            autoCapitalize="none"
            form={form}
            hint={formatMessage({ id: 'command-center.tokens.originsHint' })}
            inputMode="url"
            isOptional
            label={formatMessage({ id: 'command-center.tokens.originsLabel' })}
            name="apiOrigins"
            placeholder="https://shop.example"
            rows={3}
            spellCheck={false}
          />
        </Panel>
      </EntityForm>
    </div>
  );
}

/** What stands on each line of a text, without the empty ones. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
