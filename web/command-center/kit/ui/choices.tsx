import {
  Checkbox as ChakraCheckbox,
  RadioCard as ChakraRadioCard,
  Switch as ChakraSwitch,
  SegmentGroup,
  Span,
} from '@chakra-ui/react';
import CheckIcon from 'lucide/dist/esm/icons/check';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../../ui/icons/icon';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { FieldError } from './fields';

interface Choice {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

interface CheckboxProps extends Choice {
  /** Stands at the end of the row: a price, a count. */
  readonly aside?: ReactNode;
}

/** A hint is a part of what the control is called. */
function Words({ label, hint }: Pick<Choice, 'label' | 'hint'>) {
  return (
    <>
      <span>{label}</span>
      {hint && (
        <Span color="fg.muted" fontSize="sm">
          {hint}
        </Span>
      )}
    </>
  );
}

/** One thing that is taken or not. The whole row can be clicked. */
export function Checkbox({ id, label, hint, error, aside, onChange, onBlur, className, ...rest }: CheckboxProps) {
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <ChakraCheckbox.Root
        {...rest}
        data-explained={hint ? '' : undefined}
        ids={id ? { hiddenInput: id } : undefined}
        invalid={Boolean(error)}
        onCheckedChange={({ checked }) => onChange(checked === true)}
      >
        <ChakraCheckbox.Control>
          <ChakraCheckbox.Indicator checked={<Icon of={CheckIcon} />} />
        </ChakraCheckbox.Control>
        <ChakraCheckbox.Label>
          <Words hint={hint} label={label} />
          <ChakraCheckbox.HiddenInput aria-describedby={errorId} onBlur={onBlur} />
        </ChakraCheckbox.Label>
        {aside && (
          <Span color="fg.muted" flex="none">
            {aside}
          </Span>
        )}
      </ChakraCheckbox.Root>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** Something that is on or off at once, without a save button. */
export function Switch({ id, label, hint, error, onChange, onBlur, className, ...rest }: Choice) {
  const errorId = error ? `${id}-error` : undefined;
  return (
    <>
      <ChakraSwitch.Root
        {...rest}
        className={className}
        ids={id ? { hiddenInput: id } : undefined}
        invalid={Boolean(error)}
        onCheckedChange={({ checked }) => onChange(checked)}
      >
        <ChakraSwitch.Label>
          <Words hint={hint} label={label} />
          <ChakraSwitch.HiddenInput aria-describedby={errorId} onBlur={onBlur} role="switch" />
        </ChakraSwitch.Label>
        <ChakraSwitch.Control />
      </ChakraSwitch.Root>
      <FieldError id={errorId}>{error}</FieldError>
    </>
  );
}

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

interface SegmentedProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isWide?: boolean;
}

/** Two or three ways side by side. Radio buttons underneath, so that arrow keys work. */
export function Segmented<Value extends string>({ label, segments, value, onChange, isWide }: SegmentedProps<Value>) {
  const labelId = useId();
  return (
    <SegmentGroup.Root
      display={isWide ? 'flex' : undefined}
      onValueChange={(details) => {
        const chosen = segments.find((segment) => segment.value === details.value);
        if (chosen) onChange(chosen.value);
      }}
      ids={{ label: labelId }}
      value={value}
    >
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      {segments.map((segment) => (
        <SegmentGroup.Item disabled={segment.isDisabled} key={segment.value} value={segment.value}>
          <SegmentGroup.ItemText>
            {segment.icon}
            {segment.label}
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.ItemText>
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}

export interface RadioCard<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

interface RadioCardsProps<Value extends string> {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly RadioCard<Value>[];
  /** Null: nothing is chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: ReactNode;
}

// Two and two, three in a row or one below the other: never three and one, nor two and one.
const CARD_WIDTHS: Readonly<Record<number, string>> = { 3: 'max(14rem, (43rem - 100%) * 99)', 4: '18rem' };

/** One of a few, each on a card with room for a word of explanation. The arrow keys move the choice. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, options, value, onChange, error } = props;
  const errorId = error ? `${name}-error` : undefined;
  const width = CARD_WIDTHS[options.length] ?? '14rem';
  return (
    <ChakraRadioCard.Root
      aria-describedby={errorId}
      name={name}
      onValueChange={(details) => {
        const chosen = options.find((option) => option.value === details.value);
        if (chosen) onChange(chosen.value);
      }}
      value={value}
    >
      <ChakraRadioCard.Label>{legend}</ChakraRadioCard.Label>
      <Span display="grid" gap="2" gridTemplateColumns={`repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`}>
        {options.map((option) => (
          <ChakraRadioCard.Item disabled={option.isDisabled} key={option.value} value={option.value}>
            <ChakraRadioCard.ItemIndicator />
            {option.icon}
            <ChakraRadioCard.ItemContent>
              <ChakraRadioCard.ItemText>
                {option.label}
                <ChakraRadioCard.ItemHiddenInput />
              </ChakraRadioCard.ItemText>
              {option.hint && <ChakraRadioCard.ItemDescription>{option.hint}</ChakraRadioCard.ItemDescription>}
            </ChakraRadioCard.ItemContent>
          </ChakraRadioCard.Item>
        ))}
      </Span>
      <FieldError id={errorId}>{error}</FieldError>
    </ChakraRadioCard.Root>
  );
}
