import { useIntl } from 'react-intl';
import { FieldGrid } from '../../kit/fields/field-grid';
import { FormSwitch } from '../../kit/fields/form-switch';
import { FormTextField } from '../../kit/fields/form-text-field';
import { LocalizedField, LocalizedTextArea } from '../../kit/fields/localized-field';
import { EntityForm } from '../../kit/form/entity-form';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import { Panel } from '../../kit/page/panel';
import { RichTextField } from '../../kit/rich-text/rich-text-field';
import type { PageValues } from './page-values';

/** A page of text: what it says, whether it is shown, and how it is found. */
export function PageForm({ form }: { readonly form: EntityFormState<PageValues> }) {
  const { formatMessage } = useIntl();
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.pages.content' })}>
        <FieldGrid>
          <LocalizedField
            form={form}
            label={formatMessage({ id: 'command-center.pages.name' })}
            maxLength={120}
            name="title"
          />
          <RichTextField form={form} label={formatMessage({ id: 'command-center.pages.body' })} name="body" />
        </FieldGrid>
      </Panel>
      <Panel title={formatMessage({ id: 'command-center.pages.visibility' })}>
        <FieldGrid>
          <FormSwitch
            form={form}
            hint={formatMessage({ id: 'command-center.pages.isPublishedHint' })}
            label={formatMessage({ id: 'command-center.pages.isPublished' })}
            name="isPublished"
          />
          <FormTextField
            autoCapitalize="none"
            autoComplete="off"
            form={form}
            hint={formatMessage({ id: 'command-center.pages.slugHint' })}
            isOptional
            label={formatMessage({ id: 'command-center.pages.slug' })}
            maxLength={80}
            name="slug"
            spellCheck={false}
          />
          <LocalizedTextArea
            form={form}
            hint={formatMessage({ id: 'command-center.pages.seoHint' })}
            isOptional
            label={formatMessage({ id: 'command-center.pages.seo' })}
            maxLength={300}
            name="seoDescription"
          />
        </FieldGrid>
      </Panel>
    </EntityForm>
  );
}
