import { chakra, Flex, Span, Text } from '@chakra-ui/react';
import MinusIcon from 'lucide/dist/esm/icons/minus';
import PencilIcon from 'lucide/dist/esm/icons/pencil';
import PlusIcon from 'lucide/dist/esm/icons/plus';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LONGEST_LINE_NOTE } from '../../../../domain/limits';
import { newKey } from '../../../graphql/new-key';
import { Icon } from '../../../ui/icons/icon';
import { IconButton } from '../../kit/ui/button';
import { TextField } from '../../kit/ui/fields';
import { LineWords } from '../line/line-words';
import { type DeskLine, nameOf, sameChoice } from './desk-order';
import { controlOf, NO_PROBLEMS, type Problems } from './desk-problems';
import { DishDialog } from './dish-dialog';

interface Props {
  readonly lines: readonly DeskLine[];
  readonly onChange: (lines: readonly DeskLine[]) => void;
  /** Keys of lines that can't be ordered. */
  readonly unavailable: ReadonlySet<string>;
  /** What is wrong with a line, by its place. */
  readonly errors?: Problems;
}

/** The dishes so far, how many of each, and a word to the kitchen about each. */
export function DeskLines({ lines, onChange, unavailable, errors = NO_PROBLEMS }: Props) {
  const [chosen, setChosen] = useState<DeskLine | null>(null);
  const change = (key: string, part: Partial<DeskLine>) =>
    onChange(
      lines.map((line) => (line.key === key ? { ...line, ...part } : line)).filter(({ quantity }) => quantity > 0),
    );
  if (lines.length === 0) {
    return (
      <Text color="fg.muted">
        <FormattedMessage id="command-center.desk.noDishes" />
      </Text>
    );
  }
  return (
    <>
      <chakra.ul display="grid" gap="1" listStyle="none" padding="0">
        {lines.map((line, index) => (
          <Line
            error={errors.get(`lines.${index}`)}
            id={controlOf(`lines.${index}`)}
            isUnavailable={unavailable.has(line.key)}
            key={line.key}
            line={line}
            onChange={(part) => change(line.key, part)}
            onChoose={() => setChosen(line)}
          />
        ))}
      </chakra.ul>
      {chosen && (
        <DishDialog
          chosen={chosen}
          id={chosen.variantId}
          onAdd={(dish) => {
            // What is made otherwise is another dish.
            if (!sameChoice(chosen, dish)) change(chosen.key, { ...dish, key: newKey() });
            else change(chosen.key, { note: dish.note });
            setChosen(null);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

interface LineProps {
  readonly line: DeskLine;
  readonly id: string;
  readonly error: string | undefined;
  readonly isUnavailable: boolean;
  readonly onChange: (part: Partial<DeskLine>) => void;
  readonly onChoose: () => void;
}

function Line({ line, id, error, isUnavailable, onChange, onChoose }: LineProps) {
  const { variantId, quantity, note } = line;
  const { formatMessage } = useIntl();
  const name = nameOf(line);
  const [isNoting, setIsNoting] = useState(false);
  const words = isNoting ? { ...line, note: null } : line;
  return (
    <chakra.li borderBottomWidth="1px" paddingBlock="2">
      <Flex align="center" gap="1">
        <Span flex="1" minWidth="0" overflowWrap="anywhere">
          {variantId ? (
            <chakra.button
              aria-label={formatMessage({ id: 'command-center.desk.otherwise' }, { name })}
              cursor="pointer"
              display="block"
              id={id}
              onClick={onChoose}
              paddingBlock="1"
              textAlign="start"
              type="button"
              width="100%"
            >
              <LineWords line={words} />
            </chakra.button>
          ) : (
            <LineWords line={words} />
          )}
          {(error || isUnavailable) && (
            <Span color="fg.error" display="block" fontSize="sm" fontWeight="semibold">
              {error || <FormattedMessage id="command-center.desk.soldOut" />}
            </Span>
          )}
        </Span>
        <IconButton
          aria-expanded={isNoting}
          icon={<Icon of={PencilIcon} size={18} />}
          label={formatMessage({ id: 'command-center.desk.noteOf' }, { name })}
          onClick={() => setIsNoting(!isNoting)}
        />
        <IconButton
          icon={<Icon of={MinusIcon} size={18} />}
          label={formatMessage({ id: 'command-center.desk.fewer' }, { name })}
          onClick={() => onChange({ quantity: quantity - 1 })}
        />
        <Span
          aria-live="polite"
          fontVariantNumeric="tabular-nums"
          fontWeight="bold"
          minWidth="1.5rem"
          textAlign="center"
        >
          {quantity}
        </Span>
        <IconButton
          icon={<Icon of={PlusIcon} size={18} />}
          label={formatMessage({ id: 'command-center.desk.more' }, { name })}
          onClick={() => onChange({ quantity: Math.min(99, quantity + 1) })}
        />
      </Flex>
      {isNoting && (
        <TextField
          autoFocus
          isOptional
          label={formatMessage({ id: 'command-center.desk.lineNote' })}
          maxLength={LONGEST_LINE_NOTE}
          onChange={(event) => onChange({ note: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') setIsNoting(false);
          }}
          value={note}
        />
      )}
    </chakra.li>
  );
}
