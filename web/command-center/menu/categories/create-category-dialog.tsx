import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { category } from '../../../../domain/entities/category';
import * as documents from '../../../documents/category';
import { DescribedFields } from '../../kit/entity/described-fields';
import { useDescribedForm } from '../../kit/entity/use-described-form';
import { FormDialog } from '../../kit/form/form-dialog';
import { categoryPath } from '../menu-path';
import { IconField } from './icon-field';

interface Props {
  readonly menuId: string;
  readonly onClose: () => void;
}

/** Asks what a new category is called, and opens it. */
export function CreateCategoryDialog({ menuId, onClose }: Props) {
  const title = useIntl().formatMessage({ id: 'command-center.catalog.category.new' });
  const navigate = useNavigate();
  const form = useDescribedForm(category, documents, {
    stored: null,
    initial: { menuId },
    words: 'command-center.catalog.category',
    onSaved: ({ id }) => void navigate(categoryPath(menuId, id)),
  });
  return (
    <FormDialog form={form} isOpen onClose={onClose} title={title}>
      <DescribedFields
        form={form}
        of={category}
        show={{
          name: { label: 'command-center.catalog.name', hint: 'command-center.catalog.category.nameHint' },
          icon: <IconField form={form} name="icon" />,
        }}
      />
    </FormDialog>
  );
}
