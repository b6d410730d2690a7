import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { optionGroup } from '../../../../../domain/entities/option-group';
import { create } from '../../../../documents/option-group';
import { useCommandCenter } from '../../../kit/context/command-center-context';
import { useSend } from '../../../kit/entity/use-send';
import { useCurrencyDigits } from '../../../kit/fields/form-money-field';
import { FormSelectField } from '../../../kit/fields/form-select-field';
import { FormTextArea } from '../../../kit/fields/form-text-area';
import { LocalizedField } from '../../../kit/fields/localized-field';
import { NO_TEXTS, type Texts, toEntries } from '../../../kit/fields/texts';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useEntityForm } from '../../../kit/form/use-entity-form';
import { readOptionLines } from './option-line';
import { OptionPreview } from './option-preview';

interface Props {
  readonly productId: string;
  readonly onClose: () => void;
}

const CHOICES = ['EXACTLY_ONE', 'UP_TO_ONE', 'ANY'] as const;

type NewGroupValues = {
  name: Texts;
  choice: (typeof CHOICES)[number];
  /** One answer a line, as {@link readOptionLines} reads them. */
  options: string;
};

/** A question together with its answers, which are written down as on a menu: one a line. */
export function NewGroupDialog({ productId, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { defaultLocale } = useCommandCenter();
  const digits = useCurrencyDigits();
  const createGroup = useSend(create);
  const saved: NewGroupValues = { name: { ...NO_TEXTS }, choice: 'EXACTLY_ONE', options: '' };
  const form = useEntityForm({
    isNew: true,
    saved,
    save: async ({ name, choice, options: text }) => {
      const options = readOptionLines(text, digits).map((line) => ({
        name: [{ locale: defaultLocale, value: line.name }],
        priceDifference: line.priceDifference,
      }));
      const minimum = choice === 'EXACTLY_ONE' ? 1 : 0;
      const maximum = choice === 'ANY' ? options.length : 1;
      const input = { productId, name: toEntries(name), minimum, maximum, options };
      return await createGroup({ input });
    },
    done: formatMessage({ id: 'command-center.product.groups.created' }),
    onSaved: onClose,
  });
  const { name, choice, options } = useWatch({ control: form.control, compute: (values) => values });
  return (
    <FormDialog form={form} isOpen onClose={onClose} title={formatMessage({ id: 'command-center.product.groups.new' })}>
      <LocalizedField
        form={form}
        hint={formatMessage({ id: 'command-center.product.groups.nameHint' })}
        label={formatMessage({ id: 'command-center.product.name' })}
        maxLength={optionGroup.fields.name.maximum}
        name="name"
      />
      <FormTextArea
        form={form}
        hint={formatMessage({ id: 'command-center.product.options.linesHint' })}
        label={formatMessage({ id: 'command-center.product.tab.options' })}
        name="options"
      />
      <OptionPreview
        group={name[defaultLocale]}
        isOne={choice === 'EXACTLY_ONE'}
        lines={readOptionLines(options, digits)}
      />
      <FormSelectField form={form} label={formatMessage({ id: 'command-center.product.options.choice' })} name="choice">
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {formatMessage({ id: `command-center.product.options.choice.${choice}` })}
          </option>
        ))}
      </FormSelectField>
    </FormDialog>
  );
}
