import { Field as ChakraField, Input, InputGroup, NativeSelect, Span, Textarea } from '@chakra-ui/react';
import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down';
import CircleAlertIcon from 'lucide/dist/esm/icons/circle-alert';
import EyeIcon from 'lucide/dist/esm/icons/eye';
import EyeOffIcon from 'lucide/dist/esm/icons/eye-off';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLongest } from '../../../ui/form/use-longest';
import { Icon } from '../../../ui/icons/icon';
import { IconButton } from './button';

/** What every field says around its control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Stands under the label, always visible: a placeholder would vanish. */
  readonly hint?: ReactNode;
  /** Why it can't stay as it is; null when it can. */
  readonly error?: ReactNode;
  /** Says “optional” beside the label. Fields without it are required. */
  readonly isOptional?: boolean | undefined;
}

/** What ties a control to its hint and its error. */
interface ControlLinks {
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  /** A Chakra control, which finds its label by itself. */
  readonly children: (links: ControlLinks) => ReactNode;
}

/** Label, hint, control and error of one field, tied together. Its control's id is `id`, for an error summary. */
export function Field({ id, label, hint, error, isOptional = false, className, children }: FieldProps) {
  const ownId = useId();
  const control = id ?? ownId;
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  // Chakra names the error by `aria-errormessage` alone, which few screen readers read out.
  const describedBy = [hint ? hintId : '', error ? errorId : ''].join(' ').trim();
  return (
    <ChakraField.Root
      className={className}
      id={control}
      ids={{ helperText: hintId, errorText: errorId }}
      invalid={Boolean(error)}
      role="presentation"
    >
      <ChakraField.Label>
        {label}
        {isOptional && (
          <Span color="fg.muted" fontWeight="normal">
            <FormattedMessage id="ui.optional" />
          </Span>
        )}
      </ChakraField.Label>
      {hint && <ChakraField.HelperText>{hint}</ChakraField.HelperText>}
      {children({ 'aria-describedby': describedBy || undefined })}
      <ChakraField.ErrorText>
        <Icon of={CircleAlertIcon} size={16} />
        <span>{error}</span>
      </ChakraField.ErrorText>
    </ChakraField.Root>
  );
}

type InputAttributes = Omit<ComponentPropsWithRef<'input'>, 'children' | 'size' | 'color' | 'height' | 'width'>;

export interface TextFieldProps extends FieldTexts, InputAttributes {
  /** Stands at the end of the box: a currency's sign, “min”, “%”. */
  readonly unit?: ReactNode;
}

const UNIT = { color: 'fg.muted', fontSize: 'sm', paddingInline: '3.5' } as const;

/** One line of text. Takes every attribute of `<input>`: say `autoComplete`, `inputMode` and `enterKeyHint`. `maxLength` is said and never cut at. */
export function TextField({
  id,
  label,
  hint,
  error,
  isOptional,
  className,
  unit,
  maxLength,
  ...input
}: TextFieldProps) {
  const { tooLong, type } = useLongest({ ...input, maxLength });
  return (
    <Field className={className} error={error || tooLong} hint={hint} id={id} isOptional={isOptional} label={label}>
      {(links) => {
        const control = (
          <Input
            {...input}
            {...links}
            aria-required={!isOptional || undefined}
            onChange={(event) => {
              type(event.currentTarget.value);
              input.onChange?.(event);
            }}
          />
        );
        if (!unit) return control;
        return (
          <InputGroup endElement={unit} endElementProps={UNIT} endOffset="-1rem">
            {control}
          </InputGroup>
        );
      }}
    </Field>
  );
}

export type TextAreaProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'color'>;

/** Several lines of text; grows with them. Near `maxLength` it says how much is left, and never cuts. */
export function TextArea({
  id,
  label,
  hint,
  error,
  isOptional,
  className,
  maxLength,
  onChange,
  ...area
}: TextAreaProps) {
  const { left, tooLong, type } = useLongest({ ...area, maxLength });
  return (
    <Field className={className} error={error || tooLong} hint={hint} id={id} isOptional={isOptional} label={label}>
      {(links) => (
        <>
          <Textarea
            {...area}
            {...links}
            aria-required={!isOptional || undefined}
            onChange={(event) => {
              type(event.currentTarget.value);
              onChange?.(event);
            }}
          />
          {left >= 0 && left <= 50 && (
            <Span color="fg.muted" fontSize="xs" fontVariantNumeric="tabular-nums" textAlign="end">
              {left}
            </Span>
          )}
        </>
      )}
    </Field>
  );
}

type SelectAttributes = Omit<ComponentPropsWithRef<'select'>, 'size' | 'color'>;

export interface SelectProps
  extends SelectAttributes,
    Pick<NativeSelect.RootProps, 'flex' | 'maxWidth' | 'minWidth' | 'width'> {
  /** How the box itself looks, where it is not as in a form. */
  readonly fieldProps?: Omit<NativeSelect.FieldProps, keyof SelectAttributes>;
}

/** The device's own list. Its `<option>`s are the children. */
export function Select({ className, disabled, flex, maxWidth, minWidth, width, fieldProps, ...select }: SelectProps) {
  return (
    <NativeSelect.Root {...{ disabled, flex, maxWidth, minWidth, width }} className={className}>
      <NativeSelect.Field {...fieldProps} {...select} />
      <NativeSelect.Indicator>
        <Icon of={ChevronDownIcon} size={18} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}

export type SelectFieldProps = FieldTexts & SelectAttributes;

/** One of a list, by the device's own means. */
export function SelectField({ id, label, hint, error, isOptional, className, ...select }: SelectFieldProps) {
  return (
    <Field className={className} error={error} hint={hint} id={id} isOptional={isOptional} label={label}>
      {(links) => <Select {...select} {...links} aria-required={!isOptional || undefined} />}
    </Field>
  );
}

interface PasswordFieldProps extends FieldTexts, Omit<InputAttributes, 'type'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

const EYE = { paddingInline: '0.5', pointerEvents: 'auto' } as const;

/** A password that its owner can look at: that spares typing it twice. */
export function PasswordField({ id, label, hint, error, className, maxLength, ...input }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const [isShown, setIsShown] = useState(false);
  const { tooLong, type } = useLongest({ ...input, maxLength });
  const eye = (
    <IconButton
      aria-pressed={isShown}
      icon={isShown ? <Icon of={EyeOffIcon} /> : <Icon of={EyeIcon} />}
      label={formatMessage({ id: 'ui.showPassword' })}
      onClick={() => setIsShown(!isShown)}
    />
  );
  return (
    <Field className={className} error={error || tooLong} hint={hint} id={id} label={label}>
      {(links) => (
        <InputGroup endElement={eye} endElementProps={EYE} endOffset="-0.25rem">
          <Input
            {...input}
            {...links}
            aria-required
            autoCapitalize="off"
            autoCorrect="off"
            onChange={(event) => {
              type(event.currentTarget.value);
              input.onChange?.(event);
            }}
            spellCheck={false}
            type={isShown ? 'text' : 'password'}
          />
        </InputGroup>
      )}
    </Field>
  );
}

/** Why something can't stay as it is, for controls that bring their own label; nothing without a reason. */
export function FieldError({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <ChakraField.Root invalid role="presentation">
      <ChakraField.ErrorText id={id}>
        <Icon of={CircleAlertIcon} size={16} />
        <span>{children}</span>
      </ChakraField.ErrorText>
    </ChakraField.Root>
  );
}
