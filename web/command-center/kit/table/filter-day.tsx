import { Box, Input, Span } from '@chakra-ui/react';
import { useFilters } from './use-filters';
import { useShownValue } from './use-shown-value';

interface Props {
  /** In the address. */
  readonly name: string;
  readonly label: string;
}

/** Below 16 px, phones zoom in on focus. */
const ON_A_PHONE = { '@media (pointer: coarse)': { fontSize: '1rem' } };

/** A day of the shop’s calendar, among the filters of a {@link FilterBar}. */
export function FilterDay({ name, label }: Props) {
  const { search, set } = useFilters();
  const value = search.get(name) ?? '';
  const input = useShownValue(value);
  return (
    <Box
      as="label"
      _focusWithin={{ outline: '2px solid var(--focus)', outlineOffset: '1px' }}
      alignItems="center"
      background="bg"
      borderColor="border.emphasized"
      borderRadius="full"
      borderWidth="1px"
      display="inline-flex"
      flex={{ base: '1 1 12rem', md: 'none' }}
      fontSize="sm"
      gap="2"
      minHeight="11"
      minWidth="0"
      paddingInline={{ base: '3', md: '4' }}
    >
      <Span color="fg.muted">{label}</Span>
      <Input
        _focus={{ outline: 'none' }}
        background="none"
        borderWidth="0"
        css={ON_A_PHONE}
        defaultValue={value}
        flex="1"
        fontSize="inherit"
        minHeight="2.625rem"
        minWidth="0"
        onChange={(event) => {
          const { value: typed, validity } = event.currentTarget;
          // A year is typed digit by digit: nothing before this century is meant.
          if (validity.valid && (typed === '' || typed >= '2000')) set({ [name]: typed });
        }}
        padding="0"
        ref={input}
        type="date"
      />
    </Box>
  );
}
