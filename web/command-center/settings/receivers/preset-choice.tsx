import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/gql';
import { Notice } from '../../../ui/feedback/notice';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Chip } from '../../../ui/form/chip';
import type { EntityFormState } from '../../kit/form/use-entity-form';
import styles from './preset-choice.module.css';
import type { ReceiverValues } from './receiver-values';

const PresetsQuery = graphql(`
  query ReceiverPresets {
    receiverPresets {
      key
      name
      hint
      method
      url
      headers {
        name
        value
      }
      bodyTemplate
    }
  }
`);

interface Props {
  readonly form: EntityFormState<ReceiverValues>;
  readonly isNew: boolean;
}

/** A beginning that needs only the words in capitals replaced: address, headers and template at one press. */
export function PresetChoice({ form, isNew }: Props) {
  const [{ data }] = useQuery({ query: PresetsQuery });
  const [chosen, setChosen] = useState<string | null>(null);
  const presets = data?.receiverPresets ?? [];
  const preset = presets.find(({ key }) => key === chosen);
  const choose = ({ key, name, method, url, headers, bodyTemplate }: (typeof presets)[number]) => {
    setChosen(key);
    form.setValue('method', method);
    form.setValue('url', url);
    form.setValue(
      'headers',
      headers.map((header) => ({ name: header.name, value: header.value })),
    );
    form.setValue('bodyTemplate', bodyTemplate);
    const isNamed = form.values().name.trim() !== '' && presets.every((each) => each.name !== form.values().name);
    if (isNew && !isNamed) form.setValue('name', name);
  };
  return (
    <fieldset className={styles.presets}>
      <legend className={styles.legend}>
        <FormattedMessage id={isNew ? 'command-center.receivers.presets' : 'command-center.receivers.presetsInstead'} />
      </legend>
      <div className={styles.chips}>
        {!data && <Skeleton height="var(--target)" radius="var(--radius-full)" />}
        {presets.map((each) => (
          <Chip isActive={each.key === chosen} key={each.key} onPress={() => choose(each)}>
            {each.name}
          </Chip>
        ))}
      </div>
      {preset && <Notice>{preset.key === 'telegram' ? <TelegramSteps /> : preset.hint}</Notice>}
    </fieldset>
  );
}

const STEPS = ['bot', 'address', 'chat', 'number', 'test'] as const;

/** From nothing to a message in the kitchen's chat, for somebody who never made a bot. */
function TelegramSteps() {
  const address = <code>https://api.telegram.org/bot…/getUpdates</code>;
  return (
    <ol className={styles.steps}>
      {STEPS.map((step) => (
        <li key={step}>
          <FormattedMessage id={`command-center.receivers.telegram.${step}`} values={{ address }} />
        </li>
      ))}
    </ol>
  );
}
