import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import {
  checkboxAnatomy,
  fieldAnatomy,
  nativeSelectAnatomy,
  radioCardAnatomy,
  segmentGroupAnatomy,
  switchAnatomy,
} from '@chakra-ui/react/anatomy';

/** What takes no click now: the button itself, or one whose command is under way and keeps the focus. */
const IDLE = '&[disabled], &[aria-disabled="true"]';
const HOVER = '&:hover:not([disabled], [aria-disabled="true"])';
const QUICK = 'background-color var(--fast), border-color var(--fast), color var(--fast)';
/** Chakra takes its inputs out of the way; ours lie over the whole row or card, so that a click and a tool meet them. */
const DRAWN_BY_OTHERS = {
  '& input': {
    position: 'absolute !important',
    inset: '0',
    width: '100% !important',
    height: '100% !important',
    margin: '0 !important',
    clip: 'auto !important',
    opacity: '0',
    cursor: 'inherit',
  },
};

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

const row = {
  position: 'relative',
  display: 'flex',
  gap: '3',
  alignItems: 'center',
  minHeight: '11',
  paddingBlock: '2',
  cursor: 'pointer',
  _disabled: { color: 'fg.muted', cursor: 'disabled' },
  ...DRAWN_BY_OTHERS,
} as const;
const ring = {
  '[data-focus-visible] > &, &[data-focus-visible]': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
};
const mark = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '5.5',
  height: '5.5',
  borderWidth: '2px',
  borderColor: 'border.emphasized',
  background: 'bg',
  color: 'accent.contrast',
  transition: QUICK,
  // The input lies over it.
  pointerEvents: 'none',
  ...ring,
  _checked: { borderColor: 'accent.solid', background: 'accent.solid' },
} as const;

export const checkboxRecipe = defineSlotRecipe({
  slots: checkboxAnatomy.keys(),
  base: {
    root: row,
    label: { display: 'grid', flex: '1' },
    control: {
      ...mark,
      borderRadius: '0.4rem',
      // What is explained below is ticked in the line of its name.
      '[data-explained] > &': { alignSelf: 'flex-start', marginTop: '0.5' },
      '& svg': { width: '3.5', height: '3.5', strokeWidth: '3px' },
    },
  },
});

export const switchRecipe = defineSlotRecipe({
  slots: switchAnatomy.keys(),
  base: {
    root: row,
    label: { display: 'grid', flex: '1' },
    control: {
      flex: 'none',
      width: '12',
      height: '7',
      padding: '0.2rem',
      borderWidth: '2px',
      borderColor: 'border.emphasized',
      borderRadius: 'full',
      background: 'bg.muted',
      transition: QUICK,
      pointerEvents: 'none',
      ...ring,
      _checked: { borderColor: 'accent.solid', background: 'accent.solid' },
    },
    thumb: {
      display: 'block',
      width: '4.5',
      height: '100%',
      borderRadius: 'full',
      background: 'border.emphasized',
      transition: 'translate var(--fast) var(--ease), background-color var(--fast)',
      _checked: { background: 'accent.contrast', translate: '1.225rem 0' },
    },
  },
});

export const segmentGroupRecipe = defineSlotRecipe({
  slots: segmentGroupAnatomy.keys(),
  base: {
    root: {
      display: 'inline-flex',
      // With large type one stands below the other.
      flexWrap: 'wrap',
      gap: '2px',
      maxWidth: '100%',
      padding: '3px',
      borderRadius: 'calc(var(--target) / 2 + 3px)',
      background: 'bg.muted',
    },
    item: {
      position: 'relative',
      display: 'flex',
      flex: '1',
      gap: '2',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '11',
      // Three words of a long language still stand side by side on a phone.
      paddingInline: { base: '3', sm: '4' },
      borderRadius: 'full',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      transition: QUICK,
      _hover: { color: 'fg' },
      _checked: { background: 'bg', color: 'fg', boxShadow: 'sm' },
      _disabled: { color: 'fg.muted', textDecoration: 'line-through', cursor: 'disabled' },
      '&[data-focus-visible]': { outline: '3px solid var(--focus)', outlineOffset: '1px' },
      ...DRAWN_BY_OTHERS,
    },
    itemText: { display: 'inline-flex', gap: '2', alignItems: 'center' },
  },
});

export const radioCardRecipe = defineSlotRecipe({
  slots: radioCardAnatomy.keys(),
  base: {
    root: { display: 'grid', gap: '2' },
    label: { fontSize: 'sm', fontWeight: 'semibold' },
    item: {
      position: 'relative',
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      minHeight: '14',
      paddingBlock: '3',
      paddingInline: '4',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'md',
      background: 'bg',
      cursor: 'pointer',
      transition: QUICK,
      _hover: { borderColor: 'fg' },
      _checked: {
        borderColor: 'accent.fg',
        background: 'accent.subtle',
        boxShadow: 'inset 0 0 0 1px var(--accent-text)',
      },
      _disabled: { background: 'bg.muted', color: 'fg.muted', cursor: 'disabled' },
      '&[data-focus-visible]': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
      ...DRAWN_BY_OTHERS,
    },
    itemContent: { display: 'grid', flex: '1' },
    itemDescription: { color: 'fg.muted', fontSize: 'sm' },
    itemIndicator: {
      ...mark,
      borderRadius: 'full',
      '& .dot': { width: '2', height: '2', borderRadius: 'full', background: 'accent.contrast' },
    },
  },
});
