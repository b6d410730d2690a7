import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useQuery } from 'urql';
import { graphql } from '../../../../gql/gql';
import type { EntityFormState } from '../../../kit/form/use-entity-form';
import { Chip } from '../../../kit/ui/button';
import { Notice, Skeleton } from '../../../kit/ui/feedback';
import type { ReceiverValues } from './receiver-values';

export const PresetsQuery = graphql(`
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
    <chakra.fieldset display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" minWidth="0" padding="0" margin="0">
      <chakra.legend padding="0" marginBottom="2" fontSize="sm" fontWeight="semibold">
        <FormattedMessage id={isNew ? 'command-center.receivers.presets' : 'command-center.receivers.presetsInstead'} />
      </chakra.legend>
      <Flex gap="2" wrap="wrap">
        {!data && <Skeleton height="var(--target)" radius="var(--radius-full)" />}
        {presets.map((each) => (
          <Chip isActive={each.key === chosen} key={each.key} onPress={() => choose(each)}>
            {each.name}
          </Chip>
        ))}
      </Flex>
      {preset && <Notice>{preset.key === 'telegram' ? <TelegramSteps /> : preset.hint}</Notice>}
    </chakra.fieldset>
  );
}

const STEPS = ['bot', 'address', 'chat', 'number', 'test'] as const;

/** Step-by-step instructions to a message in the kitchen's chat, for people new to bots. */
function TelegramSteps() {
  const address = <code>https://api.telegram.org/bot…/getUpdates</code>;
  return (
    <chakra.ol display="grid" gap="1" paddingInlineStart="1.25em" margin="0" overflowWrap="anywhere">
      {STEPS.map((step) => (
        <li key={step}>
          <FormattedMessage id={`command-center.receivers.telegram.${step}`} values={{ address }} />
        </li>
      ))}
    </chakra.ol>
  );
}
