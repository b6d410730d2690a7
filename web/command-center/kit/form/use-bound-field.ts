import {
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  type RefCallBack,
  useController,
} from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { EntityFormState } from './use-entity-form';

/** As React Hook Form itself calls it: TypeScript takes no other name for the same type. */
type ValueOf<Values extends FieldValues, Name extends FieldPath<Values>> = ControllerRenderProps<Values, Name>['value'];

interface BoundField<Value> {
  /** Of the control: the summary of problems leads to it. */
  readonly id: string;
  readonly value: Value;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly ref: RefCallBack;
  readonly error: string | undefined;
}

interface Rules<Value> {
  /** Empty is refused before anything is sent. */
  readonly isRequired?: boolean;
  /** @returns what is wrong with it, else undefined. */
  readonly check?: (value: Value) => string | undefined;
}

/** What ties a control of its own kind to a form: its value, its problem, and its id. */
export function useBoundField<Values extends FieldValues, Name extends FieldPath<Values>>(
  { control, id, problems, forget }: EntityFormState<Values>,
  name: Name,
  { isRequired = false, check }: Rules<ValueOf<Values, Name>> = {},
): BoundField<ValueOf<Values, Name>> {
  const { formatMessage } = useIntl();
  const validate = (value: ValueOf<Values, Name>) => {
    const isEmpty = value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
    if (isRequired && isEmpty) return formatMessage({ id: 'command-center.kit.required' });
    return check?.(value);
  };
  const { field, fieldState } = useController({ control, name, rules: { validate } });
  const { error } = fieldState;
  return {
    id: `${id}-${name}`,
    value: field.value,
    onChange: (value) => {
      forget(name);
      field.onChange(value);
    },
    onBlur: field.onBlur,
    ref: field.ref,
    error: error?.message || problems.find((problem) => problem.name === name)?.message,
  };
}
