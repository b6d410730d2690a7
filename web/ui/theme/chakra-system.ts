import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import {
  animationStyles,
  badgeRecipe,
  buttonRecipe,
  cardSlotRecipe,
  checkboxSlotRecipe,
  checkmarkRecipe,
  dialogSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  keyframes,
  layerStyles,
  linkRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  popoverSlotRecipe,
  radioGroupSlotRecipe,
  radiomarkRecipe,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
  statSlotRecipe,
  switchSlotRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
  textareaRecipe,
  textStyles,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme';
import { chakraSemanticTokens, chakraTokens } from './chakra-tokens';

/**
 * Chakra over our own tokens, with the recipes that the command center uses and no other: the whole default system
 * costs 50–90 ms at start. A component without its recipe here is unstyled: add the recipe with its first use.
 * Our reset stands; Chakra's is confined to a class that nothing carries.
 */
export const chakraSystem = createSystem(
  defaultBaseConfig,
  defineConfig({
    // Not `false`: that leaves an empty layer whose missing semicolon swallows the rest of the style sheet.
    preflight: { scope: '.chakra-preflight' },
    cssVarsPrefix: 'cc',
    cssVarsRoot: ':where(html)',
    globalCss: { html: { colorPalette: 'accent' } },
    theme: {
      breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
      tokens: chakraTokens,
      semanticTokens: chakraSemanticTokens,
      keyframes,
      textStyles,
      layerStyles,
      animationStyles,
      recipes: {
        badge: badgeRecipe,
        button: buttonRecipe,
        checkmark: checkmarkRecipe,
        heading: headingRecipe,
        input: inputRecipe,
        link: linkRecipe,
        radiomark: radiomarkRecipe,
        separator: separatorRecipe,
        skeleton: skeletonRecipe,
        spinner: spinnerRecipe,
        textarea: textareaRecipe,
      },
      slotRecipes: {
        card: cardSlotRecipe,
        checkbox: checkboxSlotRecipe,
        dialog: dialogSlotRecipe,
        field: fieldSlotRecipe,
        menu: menuSlotRecipe,
        nativeSelect: nativeSelectSlotRecipe,
        popover: popoverSlotRecipe,
        radioGroup: radioGroupSlotRecipe,
        stat: statSlotRecipe,
        switch: switchSlotRecipe,
        table: tableSlotRecipe,
        tabs: tabsSlotRecipe,
        tooltip: tooltipSlotRecipe,
      },
    },
  }),
);
