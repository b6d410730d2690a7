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

interface Options<Values extends object, Own, Adjusted, Stored, Result extends Answer> {
  /** Null for a new one. */
  readonly stored: Stored | null;
  /** What a new one begins with where its description does not say it. */
  readonly initial?: NoInfer<Partial<Values>>;
  /** Values as the form holds them, stored or new, where no kind says it; others than fields too. */
  readonly own?: Own;
  /** What is sent otherwise than it stands in the form: fields that another one makes meaningless. */
  readonly adjust?: (values: Values) => Adjusted;
  /** Where its words begin: `.created` and `.updated` are the toasts. */
  readonly words: SavingWords;
  readonly onSaved?: EntityFormOptions<Values, Result>['onSaved'];
}

type ValuesOf<Described extends Entity, Stored, Own> = FormValues<Described['fields'], Omit<Stored, keyof Own> & Own> &
  Own;
type InputOf<Described extends Entity, Stored, Own, Adjusted> = Adjusted &
  Omit<InputValues<Described['fields'], ValuesOf<Described, Stored, Own>>, keyof Adjusted>;

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
  Own = Record<never, never>,
  Adjusted = Record<never, never>,
>(
  { fields }: Described,
  { create, update }: Documents<Described['fields'], InputOf<Described, Stored, Own, Adjusted>, Created, Updated>,
  options: Options<ValuesOf<Described, Stored, Own>, Own, Adjusted, Stored, Created | Updated>,
): EntityFormState<ValuesOf<Described, Stored, Own>> {
  const { stored, initial = {}, own, adjust, words, onSaved } = options;
  const { formatMessage } = useIntl();
  const { timeZone } = useCommandCenter();
  // The types of `own` take the place of those that were read.
  const values = { ...formValues(fields, stored, timeZone), ...own } as ValuesOf<Described, Stored, Own>;
  // Nothing is sent of what a stored one keeps.
  const sent = sentOf(fields, !stored) as Described['fields'];
  return useStoredForm({
    stored,
    saved: stored ? values : { ...values, ...initial },
    toInput: (typed) =>
      // As above, of `adjust`.
      ({ ...inputValues(sent, typed, timeZone), ...adjust?.(typed) }) as InputOf<Described, Stored, Own, Adjusted>,
    create,
    update,
    done: formatMessage({ id: stored ? `${words}.updated` : `${words}.created` }),
    onSaved,
  });
}
