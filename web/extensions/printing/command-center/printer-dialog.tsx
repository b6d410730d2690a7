import { useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { PRINT_MOMENTS, PRINTER_KINDS, printer } from '../../../../domain/entities/printer';
import { DescribedFields } from '../../../command-center/kit/entity/described-fields';
import { useDescribedForm } from '../../../command-center/kit/entity/use-described-form';
import { FormSelectField } from '../../../command-center/kit/fields/form-select-field';
import { FormDialog } from '../../../command-center/kit/form/form-dialog';
import * as documents from '../../../documents/printer';
import { type FragmentType, readFragment } from '../../../gql/fragment-masking';
import { graphql } from '../../../gql/gql';
import { StationsField } from './stations-field';

const PrinterChoicesFragment = graphql(`
  fragment PrinterChoices on Channel {
    id
    printers {
      id
      name
    }
    warehouses(includeInactive: true) {
      id
      name
    }
    stations {
      id
      name
    }
  }
`);

const PAPERS = ['MM80', 'MM58'] as const;
const SHEETS = ['kitchenTicket', 'packingList', 'guestCopy'] as const;

const ADDRESS = {
  label: 'command-center.printing.port',
  hint: 'command-center.printing.portHint',
  isNeeded: true,
} as const;

interface Props {
  /** Null for a new one. */
  readonly stored: FragmentType<typeof documents.stored> | null;
  readonly choices: FragmentType<typeof PrinterChoicesFragment>;
  readonly onClose: () => void;
}

/** What a printer is called, and what comes out of it when. */
export function PrinterDialog({ stored: masked, choices, onClose }: Props) {
  const { formatMessage } = useIntl();
  const stored = readFragment(documents.stored, masked);
  const { printers, warehouses, stations } = readFragment(PrinterChoicesFragment, choices);
  const form = useDescribedForm(printer, documents, {
    stored,
    initial: {
      kind: 'CLOUDPRNT',
      paper: 'MM80',
      locale: 'en',
      copies: 1,
      kitchenTicket: 'ACCEPTED',
      packingList: 'MANUAL',
      guestCopy: 'MANUAL',
      stationIds: [],
    },
    words: 'command-center.printing',
    onSaved: onClose,
  });
  const { kind, stationIds } = useWatch({ control: form.control });
  const others = (printers ?? []).filter(({ id }) => id !== stored?.id);
  return (
    <FormDialog
      form={form}
      isOpen
      onClose={onClose}
      title={formatMessage({ id: stored ? 'command-center.printing.change' : 'command-center.printing.add' })}
    >
      <DescribedFields form={form} of={printer} show={{ name: { label: 'command-center.printing.name' } }} />
      {!stored && (
        <FormSelectField form={form} label={formatMessage({ id: 'command-center.printing.kind' })} name="kind">
          {PRINTER_KINDS.map((each) => (
            <option key={each} value={each}>
              {formatMessage({ id: `command-center.printing.kind.${each}` })}
            </option>
          ))}
        </FormSelectField>
      )}
      {kind === 'ESC_POS' && <DescribedFields form={form} of={printer} show={{ address: ADDRESS }} />}
      <FormSelectField form={form} label={formatMessage({ id: 'command-center.printing.paper' })} name="paper">
        {PAPERS.map((paper) => (
          <option key={paper} value={paper}>
            {formatMessage({ id: `command-center.printing.paper.${paper}` })}
          </option>
        ))}
      </FormSelectField>
      <FormSelectField form={form} label={formatMessage({ id: 'command-center.printing.locale' })} name="locale">
        <option value="en">English</option>
        <option value="ru">Русский</option>
      </FormSelectField>
      {SHEETS.map((sheet) => (
        <FormSelectField
          form={form}
          key={sheet}
          label={formatMessage({ id: `command-center.printing.sheet.${sheet}` })}
          name={sheet}
        >
          {PRINT_MOMENTS.map((moment) => (
            <option key={moment} value={moment}>
              {formatMessage({ id: `command-center.printing.moment.${moment}` })}
            </option>
          ))}
        </FormSelectField>
      ))}
      <DescribedFields form={form} of={printer} show={{ copies: { label: 'command-center.printing.copies' } }} />
      <FormSelectField
        form={form}
        isOptional
        label={formatMessage({ id: 'command-center.printing.warehouse' })}
        name="warehouseId"
      >
        <option value="">{formatMessage({ id: 'command-center.printing.everyKitchen' })}</option>
        {warehouses.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelectField>
      {stations && stations.length > 0 && (
        <StationsField
          onChange={(ids) => form.setValue('stationIds', ids)}
          stations={stations}
          value={stationIds ?? []}
        />
      )}
      <FormSelectField
        form={form}
        hint={<FormattedMessage id="command-center.printing.standInHint" />}
        isOptional
        label={formatMessage({ id: 'command-center.printing.standIn' })}
        name="standInId"
      >
        <option value="">—</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelectField>
      <DescribedFields
        form={form}
        of={printer}
        show={{ isAutomatic: { label: 'command-center.printing.isAutomatic' } }}
      />
    </FormDialog>
  );
}
