import { useIntl } from 'react-intl';
import { LocalizedField } from '../../kit/fields/localized-field';
import { FormDialog } from '../../kit/form/form-dialog';
import { useCreateMenu } from './use-create-menu';

/** By the API. */
export const NAME_LENGTH = 120;

/** Asks what a new menu is called, and opens it. */
export function CreateMenuDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const form = useCreateMenu();
  return (
    <FormDialog form={form} isOpen onClose={onClose} title={formatMessage({ id: 'command-center.catalog.menu.new' })}>
      <LocalizedField
        form={form}
        hint={formatMessage({ id: 'command-center.catalog.menu.nameHint' })}
        label={formatMessage({ id: 'command-center.catalog.name' })}
        maxLength={NAME_LENGTH}
        name="name"
      />
    </FormDialog>
  );
}
