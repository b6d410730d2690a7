import { chakra, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Checkbox } from '../../../command-center/kit/ui/choices';

interface Props {
  readonly stations: readonly { readonly id: string; readonly name: string }[];
  /** Ids; none for all. */
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

/** Whose dishes a printer's tickets have. */
export function StationsField({ stations, value, onChange }: Props) {
  return (
    <chakra.fieldset>
      <chakra.legend fontSize="sm" fontWeight="semibold">
        <FormattedMessage id="command-center.printing.stations" />
      </chakra.legend>
      <Text color="fg.muted" fontSize="sm">
        <FormattedMessage id="command-center.printing.stationsHint" />
      </Text>
      {stations.map(({ id, name }) => (
        <Checkbox
          checked={value.includes(id)}
          key={id}
          label={name}
          onChange={(isChosen) => onChange(isChosen ? [...value, id] : value.filter((other) => other !== id))}
        />
      ))}
    </chakra.fieldset>
  );
}
