import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { alertAnatomy, emptyStateAnatomy, tableAnatomy, tabsAnatomy } from '@chakra-ui/react/anatomy';

export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    gap: '1',
    alignItems: 'center',
    paddingBlock: '0.5',
    paddingInline: '2',
    borderRadius: 'full',
    background: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.4',
    whiteSpace: 'nowrap',
  },
});

export const headingRecipe = defineRecipe({
  base: { fontWeight: 'bold', letterSpacing: '-0.015em', lineHeight: '1.15', textWrap: 'balance' },
});

export const spinnerRecipe = defineRecipe({
  base: {
    display: 'inline-block',
    width: '5',
    height: '5',
    borderWidth: '2px',
    borderColor: 'color-mix(in srgb, currentcolor 25%, transparent)',
    borderTopColor: 'currentcolor',
    borderRadius: 'full',
    animation: 'spin 700ms linear infinite',
  },
});

/** A placeholder while loading. It shimmers after a second. */
export const skeletonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    borderRadius: 'sm',
    background: 'bg.muted',
    // A transform runs on the compositor, so it stays smooth while the main thread hydrates the page.
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      background: 'linear-gradient(100deg, transparent 20%, var(--line) 50%, transparent 80%)',
      transform: 'translateX(-100%)',
      animation: 'shimmer 1.6s 1s linear infinite',
    },
  },
});

export const alertRecipe = defineSlotRecipe({
  slots: alertAnatomy.keys(),
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      alignItems: 'center',
      paddingBlock: '3',
      paddingInline: '4',
      borderRadius: 'md',
      background: 'colorPalette.subtle',
      fontSize: 'sm',
    },
    indicator: { alignSelf: 'flex-start', marginTop: '1px', color: 'colorPalette.fg' },
    content: { flex: '1 1 14rem' },
    title: { fontWeight: 'semibold' },
  },
  variants: {
    status: {
      info: { root: { colorPalette: 'gray' } },
      success: { root: { colorPalette: 'green' } },
      warning: { root: { colorPalette: 'orange' } },
      error: { root: { colorPalette: 'red' } },
    },
  },
});

export const emptyStateRecipe = defineSlotRecipe({
  slots: emptyStateAnatomy.keys(),
  base: {
    root: { width: '100%', paddingBlock: '8', paddingInline: '4' },
    content: { display: 'grid', justifyItems: 'center', textAlign: 'center' },
    indicator: {
      display: 'grid',
      placeItems: 'center',
      width: '28',
      height: '28',
      marginBottom: '4',
      borderRadius: 'full',
      background: 'accent.subtle',
      color: 'accent.fg',
    },
    title: { fontSize: 'lg', fontWeight: 'bold', textWrap: 'balance' },
    description: { maxWidth: '26rem', marginTop: '2', color: 'fg.muted', textWrap: 'balance' },
  },
});

/** The pages that are parts of one thing; a strip that scrolls on a phone. */
export const tabsRecipe = defineSlotRecipe({
  slots: tabsAnatomy.keys(),
  base: {
    list: {
      position: 'relative',
      display: 'flex',
      gap: '2',
      overflowX: 'auto',
      scrollPaddingInline: 'var(--gutter)',
      marginBottom: '6',
      borderBottomWidth: '1px',
      scrollbarWidth: 'none',
    },
    trigger: {
      display: 'inline-flex',
      flex: 'none',
      gap: '2',
      alignItems: 'center',
      minHeight: '11',
      paddingInline: '3',
      borderBottom: '3px solid transparent',
      color: 'fg.muted',
      fontWeight: 'semibold',
      textDecoration: 'none',
      _hover: { color: 'fg' },
      '&[aria-current="page"]': { borderBottomColor: 'accent.fg', color: 'fg' },
    },
  },
});

/** On a phone each row is a card: a cell is beside its column's name (`data-label`). */
const PHONE = '@media (width < 48rem)';
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
const cards = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' } as const;

/** Cells say what they are: `data-main` is what the row is about, `data-numeric` a figure, `data-check` its checkbox. */
export const tableRecipe = defineSlotRecipe({
  slots: tableAnatomy.keys(),
  base: {
    root: { width: '100%', borderCollapse: 'collapse', fontSize: 'sm', [PHONE]: cards },
    header: {
      // What sorts and what chooses all stays: keys would reach it unseen, and fingers not at all.
      [PHONE]: {
        '&:not(:has(a, input)), & th:not(:has(a, input))': unseen,
        '& > tr': {
          display: 'flex',
          flexWrap: 'wrap',
          gap: '0 var(--space-4)',
          alignItems: 'center',
          padding: '0',
          borderWidth: '0',
          background: 'none',
        },
        '& th:is(th, [data-check])': { width: 'auto', padding: '0', borderWidth: '0' },
      },
    },
    columnHeader: {
      paddingBlock: '0',
      paddingInline: '3',
      borderBottomWidth: '1px',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'semibold',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      '& > :is(a, span)': { display: 'inline-flex', gap: '1', alignItems: 'center', minHeight: '11', color: 'inherit' },
      '& > a': { textDecoration: 'none', _hover: { color: 'fg' } },
      '&[aria-sort]': { color: 'fg' },
      '&[data-numeric]': { textAlign: 'end' },
      '&[data-check]': { width: '13' },
    },
    body: { [PHONE]: cards },
    row: {
      _hover: { background: 'color-mix(in srgb, var(--sunken) 45%, transparent)' },
      '&[data-chosen]': { background: 'accent.subtle' },
      '& + & > td': { borderTopWidth: '1px' },
      [PHONE]: {
        ...cards,
        position: 'relative',
        gap: 'var(--space-1) var(--space-4)',
        paddingBlock: '3',
        paddingInline: '4',
        borderWidth: '1px',
        borderRadius: 'lg',
        background: 'bg',
        '& + & > td': { borderTopWidth: '0' },
        '&:has([data-check]) > [data-main]': { paddingInlineEnd: '12' },
      },
    },
    cell: {
      paddingBlock: '2',
      paddingInline: '3',
      overflowWrap: 'break-word',
      verticalAlign: 'middle',
      '&[data-numeric]': { fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
      '&[data-main]': { minWidth: '24', fontWeight: 'semibold', overflowWrap: 'anywhere' },
      '&[data-check]': { paddingInline: 'var(--space-3) 0' },
      [PHONE]: {
        display: 'flex',
        gap: '4',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: '7',
        padding: '0',
        overflowWrap: 'anywhere',
        textAlign: 'end',
        '&[data-numeric], & [data-tag]': { whiteSpace: 'normal' },
        // With letters of double size a value is below its column's name.
        '@media (width < 18rem)': { flexWrap: 'wrap', gap: '0 var(--space-4)' },
        '&:empty': { display: 'none' },
        '&[data-label]::before': { content: 'attr(data-label)', flex: 'none', color: 'fg.muted' },
        '&[data-main]': { order: '-1', fontSize: 'md', textAlign: 'start' },
        '&[data-check]': {
          position: 'absolute',
          zIndex: '1',
          inset: 'var(--space-2) var(--space-2) auto auto',
          padding: '0',
        },
      },
    },
  },
});
