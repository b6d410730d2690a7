import { defineSlotRecipe } from '@chakra-ui/react';
import {
  colorPickerAnatomy,
  dialogAnatomy,
  drawerAnatomy,
  popoverAnatomy,
  toastAnatomy,
  tooltipAnatomy,
} from '@chakra-ui/react/anatomy';

// Large type needs the room itself.
const INSET = 'min(var(--space-5), 6.2vw)';
const LAYER = 'calc(var(--cc-z-index-modal) + var(--layer-index, 0))';

const backdrop = {
  position: 'fixed',
  inset: '0',
  zIndex: LAYER,
  background: 'var(--backdrop)',
  // Only while it is open: what has no animation of its own to close with goes at once.
  _open: { animation: 'appear var(--slow) both' },
} as const;
const content = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: 'bg',
  color: 'fg',
  boxShadow: 'lg',
  outline: '0',
} as const;
const header = {
  display: 'flex',
  flex: 'none',
  gap: '3',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `var(--space-3) var(--space-3) var(--space-3) ${INSET}`,
} as const;
// As much air above a title of two lines as above one.
const title = {
  paddingBlock: '2',
  fontSize: 'min(var(--text-xl), 8vw)',
  fontWeight: 'bold',
  lineHeight: '1.15',
} as const;
const body = {
  flex: '1 1 auto',
  minHeight: '0',
  padding: `0 ${INSET} var(--space-5)`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
} as const;
const footer = {
  flex: 'none',
  padding: `var(--space-4) ${INSET} max(var(--space-4), env(safe-area-inset-bottom))`,
  borderTopWidth: '1px',
} as const;

export const dialogRecipe = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: LAYER, display: 'grid', placeItems: 'center' },
    content: {
      ...content,
      width: 'min(30rem, 100vw - 2rem)',
      maxHeight: 'calc(100dvh - 2rem)',
      borderRadius: 'var(--radius-xl)',
      _open: { animation: 'rise var(--slow) var(--ease) both' },
    },
    header,
    title,
    body,
    footer,
  },
});

export const drawerRecipe = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: LAYER, display: 'flex', justifyContent: 'flex-end' },
    content: {
      ...content,
      width: 'min(28rem, 100vw)',
      height: '100dvh',
      _open: { animation: 'slide-in var(--slow) var(--ease) both' },
    },
    header,
    title,
    body,
    footer,
  },
});

/** What hangs at its opener. */
const POPUP = {
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg',
  color: 'fg',
  boxShadow: 'lg',
  outline: '0',
} as const;

export const popoverRecipe = defineSlotRecipe({
  slots: popoverAnatomy.keys(),
  base: {
    positioner: { zIndex: 'popover !important' },
    content: {
      width: 'min(22rem, 100vw - 2 * var(--gutter))',
      maxHeight: 'var(--available-height)',
      overflow: 'auto',
      ...POPUP,
    },
    body: { display: 'grid', gap: '4', padding: '4' },
  },
});

const THUMB = {
  width: '6',
  height: '6',
  border: '3px solid #fff',
  borderRadius: 'full',
  boxShadow: '0 0 0 1px rgb(0 0 0 / 60%)',
  outline: '0',
  _focusVisible: { outline: '3px solid var(--focus)', outlineOffset: '2px' },
} as const;

export const colorPickerRecipe = defineSlotRecipe({
  slots: colorPickerAnatomy.keys(),
  base: {
    root: { display: 'grid', gap: '1' },
    label: { fontSize: 'sm', fontWeight: 'semibold' },
    trigger: {
      display: 'block',
      width: '12',
      height: '12',
      padding: '1',
      border: '1px solid var(--line-strong)',
      borderRadius: 'md',
      background: 'bg',
      cursor: 'pointer',
    },
    swatch: { width: 'full', height: 'full', borderRadius: 'sm', background: 'var(--color)' },
    positioner: { zIndex: 'popover !important' },
    content: {
      display: 'grid',
      gap: '4',
      width: 'min(18rem, 100vw - 2 * var(--gutter))',
      padding: '4',
      ...POPUP,
    },
    area: { height: 'min(11rem, 40vh)', borderRadius: 'sm' },
    areaBackground: { width: 'full', height: 'full', borderRadius: 'sm' },
    areaThumb: THUMB,
    channelSlider: { height: '6' },
    channelSliderTrack: { height: 'full', borderRadius: 'full' },
    channelSliderThumb: { ...THUMB, transform: 'translate(-50%, -50%)' },
  },
});

export const toastRecipe = defineSlotRecipe({
  slots: toastAnatomy.keys(),
  base: {
    root: {
      display: 'flex',
      gap: '2',
      alignItems: 'center',
      // On a desk as wide as the menu at the page's side.
      flexWrap: { lg: 'wrap' },
      width: { base: 'min(26rem, 100vw - 2 * var(--gutter))', lg: 'calc(min(16rem, 25vw) - 2rem)' },
      padding: 'var(--space-2) var(--space-2) var(--space-2) var(--space-4)',
      borderRadius: 'lg',
      background: 'bg.inverted',
      color: 'fg.inverted',
      boxShadow: 'lg',
      fontSize: 'sm',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate var(--slow) var(--ease), scale var(--slow), opacity var(--slow), height var(--slow)',
      _before: { content: '""', flex: 'none', width: '2', height: '2', borderRadius: 'full' },
      '&[data-type=info]::before': { display: 'none' },
      '&[data-type=success]::before': { background: '#3fae72' },
      '&[data-type=error]::before': { background: '#f0675b' },
      '& :focus-visible': { outlineColor: 'currentcolor' },
    },
    description: { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
    actionTrigger: {
      flex: 'none',
      minHeight: '11',
      paddingInline: '2',
      borderRadius: 'sm',
      fontWeight: 'bold',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    closeTrigger: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: '11',
      height: '11',
      borderRadius: 'full',
      _hover: { background: 'color-mix(in srgb, currentcolor 16%, transparent)' },
    },
  },
});

export const tooltipRecipe = defineSlotRecipe({
  slots: tooltipAnatomy.keys(),
  base: {
    positioner: { zIndex: 'tooltip !important', pointerEvents: 'none' },
    content: {
      maxWidth: 'min(20rem, 100vw - 2 * var(--gutter))',
      paddingInline: '2',
      paddingBlock: '1',
      borderRadius: 'sm',
      background: 'fg',
      color: 'bg',
      fontSize: 'sm',
      fontWeight: 'medium',
    },
  },
});
