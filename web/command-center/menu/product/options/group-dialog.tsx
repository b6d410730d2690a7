import { useIntl } from 'react-intl';
import { optionGroup } from '../../../../../domain/entities/option-group';
import * as documents from '../../../../documents/option-group';
import { type FragmentType, readFragment } from '../../../../gql/fragment-masking';
import { DescribedFields } from '../../../kit/entity/described-fields';
import { useDescribedForm } from '../../../kit/entity/use-described-form';
import { FieldGrid } from '../../../kit/fields/field-grid';
import { FormDialog } from '../../../kit/form/form-dialog';

interface Props {
  readonly stored: FragmentType<typeof documents.stored>;
  readonly onClose: () => void;
}

/** A question as it is stored: its name, and how many answers may be chosen. */
export function GroupDialog({ stored: masked, onClose }: Props) {
  const title = useIntl().formatMessage({ id: 'command-center.product.groups.edit' });
  const stored = readFragment(documents.stored, masked);
  const form = useDescribedForm(optionGroup, documents, {
    stored,
    words: 'command-center.product.groups',
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} isOpen onClose={onClose} title={title}>
      <DescribedFields
        form={form}
        of={optionGroup}
        show={{ name: { label: 'command-center.product.name', hint: 'command-center.product.groups.nameHint' } }}
      />
      <FieldGrid isPaired>
        <DescribedFields
          form={form}
          of={optionGroup}
          show={{
            minimum: {
              label: 'command-center.product.options.minimum',
              hint: 'command-center.product.options.minimumHint',
              isNeeded: true,
            },
            maximum: {
              label: 'command-center.product.options.maximum',
              hint: 'command-center.product.options.maximumHint',
              isNeeded: true,
            },
          }}
        />
      </FieldGrid>
      <DescribedFields form={form} of={optionGroup} show={{ sku: { label: 'command-center.product.sku' } }} />
    </FormDialog>
  );
}
