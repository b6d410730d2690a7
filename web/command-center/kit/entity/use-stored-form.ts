import type { FieldValues } from 'react-hook-form';
import type { Answer } from '../form/refusal';
import { type EntityFormOptions, type EntityFormState, useEntityForm } from '../form/use-entity-form';
import { type Command, useSend } from './use-send';

interface Version {
  readonly id: string;
  readonly version: number;
}

interface Options<Values extends FieldValues, Input, Created extends Answer, Updated extends Answer>
  extends Pick<EntityFormOptions<Values, Created | Updated>, 'saved' | 'done' | 'onSaved'> {
  /** Null for a new one. */
  readonly stored: Version | null;
  readonly toInput: (values: Values) => NoInfer<Input>;
  readonly create: Command<Created, { input: Input }>;
  /** Takes what `create` takes, with the id and the version that was read. */
  readonly update: Command<Updated, { input: NoInfer<Input> & { id: string; version: number } }>;
}

/**
 * The form of an entity that is created and changed by the same fields. What is saved in another way goes to
 * {@link useEntityForm} directly.
 *
 * @example
 * const form = useStoredForm({
 *   stored,
 *   saved: { name: toTexts(stored?.nameTranslations ?? []), isActive: stored?.isActive ?? true },
 *   toInput: ({ name, isActive }) => ({ name: toEntries(name), isActive }),
 *   create: CreateWarehouseMutation,
 *   update: UpdateWarehouseMutation,
 *   done: formatMessage({ id: stored ? … : … }),
 *   onSaved: onClose,
 * });
 */
export function useStoredForm<Values extends FieldValues, Input, Created extends Answer, Updated extends Answer>({
  stored,
  toInput,
  create,
  update,
  ...form
}: Options<Values, Input, Created, Updated>): EntityFormState<Values> {
  const sendNew = useSend(create);
  const sendChange = useSend(update);
  return useEntityForm<Values, Created | Updated>({
    ...form,
    isNew: stored === null,
    version: stored?.version ?? 0,
    save: (values, version) => {
      const input = toInput(values);
      return stored ? sendChange({ input: { ...input, id: stored.id, version } }) : sendNew({ input });
    },
  });
}
