import { defineSlotRecipe } from '@chakra-ui/react';
import { checkboxAnatomy, radioCardAnatomy, segmentGroupAnatomy, switchAnatomy } from '@chakra-ui/react/anatomy';
import { QUICK } from './control-recipes';

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
      padding: 'calc(0.8 * var(--step))',
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
      _checked: { background: 'accent.contrast', translate: 'calc(4.9 * var(--step)) 0' },
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
