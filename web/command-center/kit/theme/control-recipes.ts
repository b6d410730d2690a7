import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { fieldAnatomy, nativeSelectAnatomy } from '@chakra-ui/react/anatomy';

/** What takes no click now: the button itself, or one whose command is under way and keeps the focus. */
const IDLE = '&[disabled], &[aria-disabled="true"]';
const HOVER = '&:hover:not([disabled], [aria-disabled="true"])';
export const QUICK = 'background-color var(--fast), border-color var(--fast), color var(--fast)';
export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    gap: '2',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '11',
    paddingBlock: '1.5',
    paddingInline: '5',
    border: '1px solid transparent',
    borderRadius: 'full',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'button',
    transition: `${QUICK}, transform var(--fast) var(--ease)`,
    '&:active:not([disabled], [aria-disabled="true"])': { transform: 'scale(0.975)' },
    [IDLE]: { borderColor: 'transparent', background: 'bg.muted', color: 'fg.muted', cursor: 'disabled' },
  },
  variants: {
    variant: {
      solid: {
        background: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        [HOVER]: { background: 'colorPalette.hover' },
      },
      subtle: {
        background: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        [HOVER]: { borderColor: 'colorPalette.border' },
      },
      outline: { borderColor: 'border.emphasized', background: 'bg', [HOVER]: { borderColor: 'fg' } },
      // An icon that does nothing now steps back, it doesn't stand out.
      ghost: { [HOVER]: { background: 'bg.muted' }, [IDLE]: { background: 'none', opacity: '0.4' } },
    },
    size: {
      // Looks smaller, is as easy to hit: the target grows past the edge.
      sm: {
        minHeight: '9',
        paddingBlock: '1',
        paddingInline: '3.5',
        fontSize: 'sm',
        _after: { content: '""', position: 'absolute', inset: '-0.25rem 0' },
      },
      md: {},
      lg: { minHeight: '13', paddingBlock: '2', paddingInline: '7', fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

const control = {
  width: '100%',
  minHeight: '12',
  // What stands inside at an end is as wide as the box is high.
  '--input-height': 'sizes.12',
  paddingBlock: '2.5',
  paddingInline: '3.5',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'md',
  background: 'bg',
  // Below 16 px, phones zoom in on focus.
  fontSize: 'max(1rem, 16px)',
  transition: 'border-color var(--fast), box-shadow var(--fast)',
  _placeholder: { color: 'fg.muted', opacity: '0.75' },
  _hover: { borderColor: 'fg' },
  _focus: { borderColor: 'accent.fg', outline: '2px solid var(--accent-text)', outlineOffset: '0' },
  '&[aria-invalid="true"]': { borderColor: 'border.error' },
  '&[disabled]': { background: 'bg.muted', color: 'fg.muted' },
} as const;

export const inputRecipe = defineRecipe({ base: control });

export const textareaRecipe = defineRecipe({
  base: { ...control, minHeight: '5.5rem', maxHeight: '20rem', fieldSizing: 'content', resize: 'vertical' },
});

export const nativeSelectRecipe = defineSlotRecipe({
  slots: nativeSelectAnatomy.keys(),
  base: {
    root: { position: 'relative', display: 'block', maxWidth: '100%' },
    field: { ...control, paddingInlineEnd: '10', appearance: 'none', textOverflow: 'ellipsis' },
    indicator: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '3.5',
      display: 'grid',
      alignItems: 'center',
      color: 'fg.muted',
      pointerEvents: 'none',
      _disabled: { opacity: '0.5' },
    },
  },
});

export const fieldRecipe = defineSlotRecipe({
  slots: fieldAnatomy.keys(),
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1.5',
      // Beside a field whose words take more lines, the boxes stay in one row, and the words at the top.
      '& > label + :not([data-part="helper-text"]), & > [data-part="helper-text"] + *': { marginTop: 'auto' },
    },
    label: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 var(--space-2)',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      fontSize: 'sm',
      fontWeight: 'semibold',
    },
    helperText: { color: 'fg.muted', fontSize: 'sm' },
    errorText: {
      display: 'flex',
      gap: '1.5',
      alignItems: 'flex-start',
      color: 'fg.error',
      fontSize: 'sm',
      fontWeight: 'medium',
      '& > svg': { marginTop: '0.15em' },
    },
  },
});
