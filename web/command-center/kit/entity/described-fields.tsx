import { type ComponentProps, Fragment, isValidElement, type ReactElement } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Entity, Field } from '../../../../domain/entities/entity';
import type { MessageId } from '../../../i18n/message-ids';
import { FormMoneyField } from '../fields/form-money-field';
import { FormNumberField } from '../fields/form-number-field';
import { FormSwitch } from '../fields/form-switch';
import { FormTextField } from '../fields/form-text-field';
import { LocalizedField, LocalizedTextArea } from '../fields/localized-field';
import type { EntityFormState } from '../form/use-entity-form';

/** What is said beside a field, and how its control differs from the usual one of its kind. */
interface FieldWords {
  readonly label: MessageId;
  readonly hint?: MessageId;
  readonly unit?: string;
  /** Cannot stay empty where it is shown, although the API takes it so. */
  readonly isNeeded?: boolean;
  /** Several lines. */
  readonly isLong?: boolean;
  readonly input?: Omit<ComponentProps<typeof FormTextField>, 'form' | 'name' | 'label'>;
}

interface Props<Described extends Entity, Values extends FieldValues> {
  readonly of: Described;
  readonly form: EntityFormState<Values>;
  /** The fields to show, in this order; one with a control of its own brings it. */
  readonly show: { readonly [Name in keyof Described['fields']]?: FieldWords | ReactElement };
}

/** Fields of a described entity, each by its kind. */
export function DescribedFields<Described extends Entity, Values extends FieldValues>({
  of: { fields },
  form,
  show,
}: Props<Described, Values>) {
  // The names of the fields are those of the form's values.
  const anyForm = form as unknown as EntityFormState<FieldValues>;
  return (
    <>
      {Object.entries<FieldWords | ReactElement | undefined>(show).map(([name, words]) => {
        const field = fields[name];
        if (isValidElement(words)) return <Fragment key={name}>{words}</Fragment>;
        return field && words && <DescribedField field={field} form={anyForm} key={name} name={name} words={words} />;
      })}
    </>
  );
}

interface FieldProps {
  readonly form: EntityFormState<FieldValues>;
  readonly field: Field;
  readonly name: string;
  readonly words: FieldWords;
}

const PHONE = { autoComplete: 'tel', inputMode: 'tel', type: 'tel' } as const;
const ADDRESS = { autoComplete: 'off', inputMode: 'url', spellCheck: false } as const;

function DescribedField({ form, field, name, words: { label, hint, unit, isNeeded, isLong, input } }: FieldProps) {
  const { formatMessage } = useIntl();
  const bound = {
    form,
    name,
    label: formatMessage({ id: label }),
    hint: hint && formatMessage({ id: hint }),
    isOptional: !(field.isRequired || isNeeded),
  };
  switch (field.kind) {
    case 'localized': {
      const Localized = isLong ? LocalizedTextArea : LocalizedField;
      return <Localized {...bound} maxLength={field.maximum} />;
    }
    case 'text':
      return <FormTextField {...bound} maxLength={field.maximum} {...input} />;
    case 'address':
      return <FormTextField {...bound} {...ADDRESS} maxLength={field.maximum} {...input} />;
    case 'phone':
      return <FormTextField {...bound} {...PHONE} {...input} />;
    case 'instant':
      return <FormTextField {...bound} type="datetime-local" />;
    case 'date':
      return <FormTextField {...bound} type="date" />;
    case 'flag':
      return <FormSwitch form={form} hint={bound.hint} label={bound.label} name={name} />;
    case 'integer':
    case 'number':
      return <FormNumberField {...bound} unit={unit} />;
    case 'price':
      return <FormMoneyField {...bound} />;
    default:
      throw new Error(`${name} has no usual control: show one`);
  }
}
