import { chakra, Flex, Span, Stack } from '@chakra-ui/react';
import ChevronDownIcon from 'lucide/dist/esm/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../../ui/icons/icon';

interface Props {
  readonly title: string;
  /** What is filled in, in few words. */
  readonly filled: string;
  /** Something in it needs a look. */
  readonly isNeeded: boolean;
  readonly children: ReactNode;
}

/** Fields that few orders need: on a phone one row, which says what is filled in and opens them. On a desk they are open. */
export function DeskFold({ title, filled, isNeeded, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen || isNeeded;
  return (
    <>
      <chakra.button
        aria-controls={id}
        aria-expanded={isShown}
        borderColor="border"
        borderRadius="md"
        borderStyle="solid"
        borderWidth="1px"
        cursor="pointer"
        display={{ base: 'block', lg: 'none' }}
        minHeight="11"
        onClick={() => setIsOpen(!isShown)}
        paddingBlock="2"
        paddingInline="3"
        textAlign="start"
        type="button"
        width="100%"
      >
        <Flex align="center" as="span" gap="2" justify="space-between">
          <Span fontWeight="semibold">{title}</Span>
          <Span rotate={isShown ? '180deg' : undefined}>
            <Icon of={ChevronDownIcon} size={18} />
          </Span>
        </Flex>
        {!isShown && filled && (
          <Span color="fg.muted" display="block" fontSize="sm" overflowWrap="anywhere">
            {filled}
          </Span>
        )}
      </chakra.button>
      <Stack display={{ base: isShown ? 'flex' : 'none', lg: 'flex' }} gap="3" id={id}>
        {children}
      </Stack>
    </>
  );
}
