import { useIntl } from 'react-intl';
import type { FragmentType } from '../../../gql/fragment-masking';
import { FormSwitch } from '../../kit/fields/form-switch';
import { FormTextField } from '../../kit/fields/form-text-field';
import { LocalizedField } from '../../kit/fields/localized-field';
import { EntityForm } from '../../kit/form/entity-form';
import { Panel } from '../../kit/page/panel';
import styles from './category.module.css';
import { IconField } from './icon-field';
import { type EditCategoryFragment, useEditCategory } from './use-edit-category';

/** A category's own fields. */
export function CategoryForm({ category }: { readonly category: FragmentType<typeof EditCategoryFragment> }) {
  const { formatMessage } = useIntl();
  const form = useEditCategory(category);
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.catalog.category.about' })}>
        <div className={styles.fields}>
          <LocalizedField
            form={form}
            label={formatMessage({ id: 'command-center.catalog.name' })}
            maxLength={120}
            name="name"
          />
          <IconField form={form} name="icon" />
          <FormTextField
            autoCapitalize="off"
            form={form}
            hint={formatMessage({ id: 'command-center.catalog.slugHint' })}
            isOptional
            label={formatMessage({ id: 'command-center.catalog.slug' })}
            maxLength={80}
            name="slug"
            spellCheck={false}
          />
          <FormSwitch
            form={form}
            hint={formatMessage({ id: 'command-center.catalog.category.activeHint' })}
            label={formatMessage({ id: 'command-center.catalog.category.active' })}
            name="isActive"
          />
        </div>
      </Panel>
    </EntityForm>
  );
}
