import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { page } from '../../../../domain/entities/page';
import * as documents from '../../../documents/page';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { DescribedFields } from '../../kit/entity/described-fields';
import { useDescribedForm } from '../../kit/entity/use-described-form';
import { FieldGrid } from '../../kit/fields/field-grid';
import { EntityForm } from '../../kit/form/entity-form';
import { Panel } from '../../kit/page/panel';
import { RichTextField } from '../../kit/rich-text/rich-text-field';
import { pagePath } from './page-path';

interface Props {
  /** Null for a new one; saving goes on to it. */
  readonly stored: FragmentType<typeof documents.stored> | null;
}

/** A page of text: what it says, whether it is shown, and how it is found. */
export function PageForm({ stored: masked }: Props) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const stored = readFragment(documents.stored, masked);
  const form = useDescribedForm(page, documents, {
    stored,
    words: 'command-center.pages',
    onSaved: ({ id }) => {
      if (!stored) void navigate(pagePath(id), { replace: true });
    },
  });
  return (
    <EntityForm form={form}>
      <Panel title={formatMessage({ id: 'command-center.pages.content' })}>
        <FieldGrid>
          <DescribedFields
            form={form}
            of={page}
            show={{
              title: { label: 'command-center.pages.name' },
              body: (
                <RichTextField form={form} label={formatMessage({ id: 'command-center.pages.body' })} name="body" />
              ),
            }}
          />
        </FieldGrid>
      </Panel>
      <Panel title={formatMessage({ id: 'command-center.pages.visibility' })}>
        <FieldGrid>
          <DescribedFields
            form={form}
            of={page}
            show={{
              isPublished: { label: 'command-center.pages.isPublished', hint: 'command-center.pages.isPublishedHint' },
              slug: {
                label: 'command-center.pages.slug',
                hint: 'command-center.pages.slugHint',
                input: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false },
              },
              seoDescription: { label: 'command-center.pages.seo', hint: 'command-center.pages.seoHint', isLong: true },
            }}
          />
        </FieldGrid>
      </Panel>
    </EntityForm>
  );
}
