import { useIntl } from 'react-intl';
import type { Entity, Fields, Fixed, Named } from '../../../../domain/entities/entity';
import type { SavingWords } from '../../../i18n/message-ids';
import { useCommandCenter } from '../context/command-center-context';
import type { Answer } from '../form/refusal';
import type { EntityFormOptions, EntityFormState } from '../form/use-entity-form';
import { type FormValues, formValues, type InputValues, inputValues } from './described-values';
import type { Command } from './use-send';
import { useStoredForm } from './use-stored-form';

interface Version {
  readonly id: string;
  readonly version: number;
}

/** The documents of an entity: `import * as documents from '…/documents/warehouse'`. */
interface Documents<All extends Fields, Input, Created extends Answer, Updated extends Answer> {
  readonly create: Command<Created, { input: Input }>;
  readonly update: Command<Updated, { input: Omit<Input, Named<All, Fixed>> & { id: string; version: number } }>;
}

/** The fields that a form sends. */
function sentOf(fields: Fields, isNew: boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, { isFixed }]) => isNew || !isFixed));
}

interface Options<Values extends object, Stored, Result extends Answer> {
  /** Null for a new one. */
  readonly stored: Stored | null;
  /** What a new one begins with where its description does not say it. */
  readonly initial?: Partial<Values>;
  /** What is sent otherwise than it stands in the form: fields that another one makes meaningless. */
  readonly adjust?: (values: Values) => Partial<Values>;
  /** Where its words begin: `.created` and `.updated` are the toasts. */
  readonly words: SavingWords;
  readonly onSaved?: EntityFormOptions<Values, Result>['onSaved'];
}

/**
 * The form of a described entity, which creates and changes it.
 *
 * @example const form = useDescribedForm(station, documents, { stored, words: 'command-center.stations', onSaved: onClose });
 */
export function useDescribedForm<
  Described extends Entity,
  Stored extends Version,
  Created extends Answer,
  Updated extends Answer,
>(
  { fields }: Described,
  {
    create,
    update,
  }: Documents<
    Described['fields'],
    InputValues<Described['fields'], FormValues<Described['fields'], Stored>>,
    Created,
    Updated
  >,
  {
    stored,
    initial = {},
    adjust,
    words,
    onSaved,
  }: Options<FormValues<Described['fields'], Stored>, Stored, Created | Updated>,
): EntityFormState<FormValues<Described['fields'], Stored>> {
  const { formatMessage } = useIntl();
  const { timeZone } = useCommandCenter();
  const values = formValues<Described['fields'], Stored>(fields, stored, timeZone);
  return useStoredForm({
    stored,
    saved: stored ? values : { ...values, ...initial },
    toInput: (typed) =>
      inputValues<Described['fields'], typeof typed>(
        sentOf(fields, !stored) as Described['fields'],
        { ...typed, ...adjust?.(typed) },
        timeZone,
      ),
    create,
    update,
    done: formatMessage({ id: stored ? `${words}.updated` : `${words}.created` }),
    onSaved,
  });
}
