import { Grid } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { useSend } from '../../kit/entity/use-send';
import { LocalizedTextArea } from '../../kit/fields/localized-field';
import { toEntries, toTexts } from '../../kit/fields/texts';
import { FormDialog } from '../../kit/form/form-dialog';
import { useEntityForm } from '../../kit/form/use-entity-form';
import { SetMaintenanceMutation } from './use-take-orders';

const MaintenanceDialogFragment = graphql(`
  fragment MaintenanceDialog on Channel {
    isActive
    maintenanceMessageTranslations {
      locale
      value
    }
  }
`);

interface Props {
  readonly shop: FragmentType<typeof MaintenanceDialogFragment>;
  readonly onClose: () => void;
}

/** What shoppers will read, before it is so. */
export function MaintenanceDialog({ shop, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { isActive, maintenanceMessageTranslations } = readFragment(MaintenanceDialogFragment, shop);
  const setMaintenance = useSend(SetMaintenanceMutation);
  const form = useEntityForm({
    saved: { message: toTexts(maintenanceMessageTranslations) },
    save: ({ message }) => setMaintenance({ input: { isActive: false, message: toEntries(message) } }),
    done: formatMessage({
      id: isActive ? 'command-center.settings.maintenance.started' : 'command-center.settings.updated',
    }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      submitLabel={formatMessage({
        id: isActive ? 'command-center.settings.maintenance.confirm' : 'command-center.kit.save',
      })}
      title={formatMessage({ id: 'command-center.settings.maintenance.dialogTitle' })}
    >
      <p>
        <FormattedMessage id="command-center.settings.maintenance.meaning" />
      </p>
      <LocalizedTextArea
        form={form}
        isOptional
        label={formatMessage({ id: 'command-center.settings.maintenance.message' })}
        maxLength={500}
        name="message"
      />
      <Grid
        gap="2"
        color="fg.muted"
        fontSize="sm"
        css={{
          '& blockquote': {
            padding: 'var(--space-1) var(--space-4)',
            borderInlineStart: '3px solid var(--line-strong)',
            margin: '0',
          },
        }}
      >
        <p>
          <FormattedMessage id="command-center.settings.maintenance.messageHint" />
        </p>
        <blockquote>
          <FormattedMessage id="command-center.settings.maintenance.standard" />
        </blockquote>
      </Grid>
    </FormDialog>
  );
}
