import { useIntl } from 'react-intl';
import { category } from '../../../../domain/entities/category';
import * as documents from '../../../documents/category';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { DescribedFields } from '../../kit/entity/described-fields';
import { useDescribedForm } from '../../kit/entity/use-described-form';
import { FieldGrid } from '../../kit/fields/field-grid';
import { EntityForm } from '../../kit/form/entity-form';
import { Panel } from '../../kit/page/panel';
import { IconField } from './icon-field';

/** A category's own fields. */
export function CategoryForm({ stored: masked }: { readonly stored: FragmentType<typeof documents.stored> }) {
  const { formatMessage } = useIntl();
  const stored = readFragment(documents.stored, masked);
  const form = useDescribedForm(category, documents, { stored, words: 'command-center.catalog.category' });
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.catalog.category.about' })}>
        <FieldGrid>
          <DescribedFields
            form={form}
            of={category}
            show={{
              name: { label: 'command-center.catalog.name' },
              icon: <IconField form={form} name="icon" />,
              slug: {
                label: 'command-center.catalog.slug',
                hint: 'command-center.catalog.slugHint',
                input: { autoCapitalize: 'off', spellCheck: false },
              },
              isActive: {
                label: 'command-center.catalog.category.active',
                hint: 'command-center.catalog.category.activeHint',
              },
            }}
          />
        </FieldGrid>
      </Panel>
    </EntityForm>
  );
}
