import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LONGEST_ORDER_NOTE } from '../../../domain/limits';
import { TextArea } from '../../ui/form/text-area';
import { TextField } from '../../ui/form/text-field';
import type { TextFieldName } from '../draft/draft';
import type { CheckoutForm } from './use-checkout-form';

interface Props {
  readonly form: CheckoutForm;
  readonly field: Exclude<TextFieldName, 'phone' | 'changeFrom'>;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
  readonly isMultiline?: boolean;
  readonly className?: string | undefined;
}

type Native = Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'inputMode' | 'enterKeyHint' | 'autoCapitalize'>;

/** A text of the draft: kept with each keystroke, checked when it is left. */
export function DraftField({ form, field, isMultiline = false, ...rest }: Props & Native) {
  const { draft, change, leave, errorOf } = form;
  const Control = isMultiline ? TextArea : TextField;
  return (
    <Control
      {...rest}
      error={errorOf(field)}
      id={`checkout-${field}`}
      // The server says of the others what is too long, and where the rest of it goes.
      maxLength={isMultiline ? LONGEST_ORDER_NOTE : undefined}
      name={field}
      onBlur={() => leave(field)}
      onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
      value={draft[field]}
    />
  );
}
