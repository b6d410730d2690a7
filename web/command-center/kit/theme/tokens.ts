import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

/** Steps of tokens.css, by the names that Chakra's recipes use. */
const STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24, 28, 32, 36, 40, 48, 56,
  64, 72, 80, 96,
];
const steps = Object.fromEntries(STEPS.map((step) => [String(step), { value: `calc(${step} * var(--step))` }]));

function named<Value extends string | number>(
  values: Readonly<Record<string, Value>>,
): Record<string, { value: Value }> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

/** One variable of tokens.css for light and dark alike: the variable itself changes with the mode. */
const variable = (name: string) => ({ value: `var(--${name})` });

/** A palette as Chakra's recipes read it. */
function palette(names: { solid: string; hover: string; contrast: string; fg: string; soft: string; line: string }) {
  return {
    solid: variable(names.solid),
    /** Under a pointer. */
    hover: variable(names.hover),
    contrast: variable(names.contrast),
    fg: variable(names.fg),
    subtle: variable(names.soft),
    muted: variable(names.soft),
    emphasized: variable(names.line),
    border: variable(names.line),
    focusRing: variable('focus'),
  };
}

export const tokens = defineTokens({
  spacing: steps,
  sizes: {
    ...steps,
    ...named({ xs: '20rem', sm: '24rem', md: '28rem', lg: '32rem', xl: '36rem', '2xl': '42rem', '3xl': '48rem' }),
    ...named({ full: '100%', fit: 'fit-content', max: 'max-content', min: 'min-content', dvh: '100dvh', vh: '100vh' }),
  },
  fonts: { body: variable('font'), heading: variable('font'), mono: { value: 'ui-monospace, monospace' } },
  fontSizes: named({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
  }),
  fontWeights: named({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  radii: {
    ...named({ none: '0', xs: '0.25rem', full: '999px' }),
    sm: variable('radius-sm'),
    md: variable('radius-md'),
    lg: variable('radius-lg'),
  },
  borders: named({ xs: '0.5px solid', sm: '1px solid', md: '2px solid' }),
  durations: named({ fastest: '50ms', faster: '100ms', fast: '150ms', moderate: '200ms', slow: '300ms' }),
  easings: named({
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  zIndex: named({ docked: 10, dropdown: 1000, sticky: 1100, overlay: 1300, modal: 1400, popover: 1500, tooltip: 1800 }),
  cursor: named({
    button: 'pointer',
    checkbox: 'pointer',
    disabled: 'not-allowed',
    menuitem: 'pointer',
    option: 'pointer',
    radio: 'pointer',
    switch: 'pointer',
  }),
});

export const semanticTokens = defineSemanticTokens({
  radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
  shadows: {
    xs: variable('shadow-sm'),
    sm: variable('shadow-sm'),
    md: variable('shadow-md'),
    lg: variable('shadow-lg'),
    xl: variable('shadow-lg'),
    inset: { value: 'none' },
  },
  colors: {
    bg: {
      DEFAULT: variable('surface'),
      subtle: variable('ground'),
      muted: variable('sunken'),
      emphasized: variable('line'),
      panel: variable('surface'),
      inverted: variable('text'),
      error: variable('danger-soft'),
      warning: variable('warning-soft'),
      success: variable('success-soft'),
      info: variable('sunken'),
    },
    fg: {
      DEFAULT: variable('text'),
      muted: variable('muted'),
      subtle: variable('muted'),
      inverted: variable('ground'),
      error: variable('danger'),
      warning: variable('warning'),
      success: variable('success'),
      info: variable('text'),
    },
    border: {
      DEFAULT: variable('line'),
      muted: variable('line'),
      subtle: variable('line'),
      emphasized: variable('line-strong'),
      error: variable('danger'),
    },
    gray: palette({
      solid: 'text',
      hover: 'muted',
      contrast: 'ground',
      fg: 'text',
      soft: 'sunken',
      line: 'line-strong',
    }),
    accent: palette({
      solid: 'accent',
      hover: 'accent-hover',
      contrast: 'on-accent',
      fg: 'accent-text',
      soft: 'accent-soft',
      line: 'accent-line',
    }),
    red: palette({
      solid: 'danger',
      hover: 'danger',
      contrast: 'surface',
      fg: 'danger',
      soft: 'danger-soft',
      line: 'danger',
    }),
    green: palette({
      solid: 'success',
      hover: 'success',
      contrast: 'surface',
      fg: 'success',
      soft: 'success-soft',
      line: 'success',
    }),
    orange: palette({
      solid: 'warning',
      hover: 'warning',
      contrast: 'surface',
      fg: 'warning',
      soft: 'warning-soft',
      line: 'warning',
    }),
  },
});
