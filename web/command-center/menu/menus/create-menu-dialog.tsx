import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { menu } from '../../../../domain/entities/menu';
import * as documents from '../../../documents/menu';
import { DescribedFields } from '../../kit/entity/described-fields';
import { useDescribedForm } from '../../kit/entity/use-described-form';
import { FormDialog } from '../../kit/form/form-dialog';
import { menuPath } from '../menu-path';

/** Asks what a new menu is called, and opens it. */
export function CreateMenuDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const form = useDescribedForm(menu, documents, {
    stored: null,
    words: 'command-center.catalog.menu',
    onSaved: ({ id }) => void navigate(menuPath(id)),
  });
  return (
    <FormDialog form={form} isOpen onClose={onClose} title={formatMessage({ id: 'command-center.catalog.menu.new' })}>
      <DescribedFields
        form={form}
        of={menu}
        show={{ name: { label: 'command-center.catalog.name', hint: 'command-center.catalog.menu.nameHint' } }}
      />
    </FormDialog>
  );
}
