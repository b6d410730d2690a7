import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { Reading } from '../entity/send-rest';
import { RadioCards } from './choices';

interface Props {
  readonly readings: readonly Reading[];
  readonly value: string | null;
  readonly onChange: (encoding: string) => void;
}

/** Asks which of several readings of the reader's own file is the right one; it stays, so that the choice can be changed. */
export function EncodingChoice({ readings, value, onChange }: Props) {
  return (
    <div aria-live="polite">
      {readings.length > 0 && (
        <RadioCards
          legend={<FormattedMessage id="command-center.kit.encoding.question" />}
          name="encoding"
          onChange={onChange}
          options={readings.map(({ encoding, sample }) => ({
            value: encoding,
            label: (
              <FormattedMessage
                id="command-center.kit.encoding.name"
                values={{ encoding: encoding.replace('-', '') }}
              />
            ),
            hint: sample.map((line) => (
              <chakra.bdi display="block" key={line} overflowWrap="anywhere">
                {line}
              </chakra.bdi>
            )),
          }))}
          value={value}
        />
      )}
    </div>
  );
}
