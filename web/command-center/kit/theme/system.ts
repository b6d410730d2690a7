import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { checkboxRecipe, radioCardRecipe, segmentGroupRecipe, switchRecipe } from './choice-recipes';
import {
  alertRecipe,
  badgeRecipe,
  emptyStateRecipe,
  headingRecipe,
  skeletonRecipe,
  spinnerRecipe,
  tableRecipe,
  tabsRecipe,
} from './content-recipes';
import { buttonRecipe, fieldRecipe, inputRecipe, nativeSelectRecipe, textareaRecipe } from './control-recipes';
import {
  colorPickerRecipe,
  dialogRecipe,
  drawerRecipe,
  popoverRecipe,
  toastRecipe,
  tooltipRecipe,
} from './overlay-recipes';
import { semanticTokens, tokens } from './tokens';

/**
 * Chakra over our own tokens and looks, with the recipes that the command center uses and no other: Chakra's own looks
 * cost 50–90 ms at start. A component without its recipe here is unstyled: write the recipe with its first use.
 * Our reset stands; Chakra's is confined to a class that nothing carries.
 */
export const chakraSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    // Not `false`: that leaves an empty layer whose missing semicolon swallows the rest of the style sheet.
    preflight: { scope: '.chakra-preflight' },
    cssVarsPrefix: 'cc',
    // Also where a part of a page shows the other mode: what is inherited has the page's colours already.
    cssVarsRoot: ':where([data-color-mode])',
    globalCss: { html: { colorPalette: 'accent' } },
    theme: {
      breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
      tokens,
      semanticTokens,
      keyframes: {
        spin: { to: { transform: 'rotate(1turn)' } },
        shimmer: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } },
        appear: { from: { opacity: '0' } },
        rise: { from: { opacity: '0', transform: 'translateY(1rem) scale(0.98)' } },
        'slide-in': { from: { transform: 'translateX(100%)' } },
      },
      recipes: {
        badge: badgeRecipe,
        button: buttonRecipe,
        heading: headingRecipe,
        input: inputRecipe,
        skeleton: skeletonRecipe,
        spinner: spinnerRecipe,
        textarea: textareaRecipe,
      },
      slotRecipes: {
        alert: alertRecipe,
        checkbox: checkboxRecipe,
        colorPicker: colorPickerRecipe,
        dialog: dialogRecipe,
        drawer: drawerRecipe,
        emptyState: emptyStateRecipe,
        field: fieldRecipe,
        nativeSelect: nativeSelectRecipe,
        popover: popoverRecipe,
        radioCard: radioCardRecipe,
        segmentGroup: segmentGroupRecipe,
        switch: switchRecipe,
        table: tableRecipe,
        tabs: tabsRecipe,
        toast: toastRecipe,
        tooltip: tooltipRecipe,
      },
    },
  }),
);
