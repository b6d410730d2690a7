// Writes the icons that the client uses out of their packages: run it after changing a list below.
//   web/ui/icons/*-icon.tsx   interface icons (lucide, ISC) as components: only used ones are sent
//   public/icons/food/*.webp  category icons (fluent-emoji-flat, MIT), as wide as their names say
//   web/ui/icons/link-icons.webp  link icons (simple-icons, CC0; lucide) in a row, a mask for the text's colour
// Neither as SVG: to a browser each is a document, which holds up the page that shows a dozen of them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const lucide = require('@iconify-json/lucide/icons.json');
const fluent = require('@iconify-json/fluent-emoji-flat/icons.json');

const INTERFACE = `shopping-bag search menu x plus minus check chevron-down chevron-left chevron-right
  chevron-up arrow-left arrow-right arrow-up arrow-down map-pin clock bike store phone sun moon monitor info
  circle-alert triangle-alert circle-check circle-x trash-2 pencil log-out user users settings utensils chef-hat
  receipt-text layout-dashboard send image grip-vertical external-link copy refresh-cw gift credit-card
  banknote wallet leaf flame wifi-off warehouse file-text link-2 calendar bell printer eye eye-off
  download upload rotate-ccw package-check navigation sprout wheat-off milk-off ban undo-2 crop
  bold italic heading-2 heading-3 list list-ordered quote table redo-2`.split(/\s+/);

const FOOD = `pizza hamburger french-fries hot-dog sandwich taco burrito stuffed-flatbread falafel sushi rice-ball
  bento-box fish-cake-with-swirl oden dango dumpling steaming-bowl spaghetti pot-of-food shallow-pan-of-food curry-rice
  cooked-rice bowl-with-spoon green-salad leafy-green egg cooking pancakes waffle croissant bread baguette-bread pretzel
  bagel cheese-wedge bacon cut-of-meat meat-on-bone poultry-leg fried-shrimp shrimp crab lobster oyster squid
  birthday-cake shortcake cupcake pie doughnut cookie chocolate-bar candy ice-cream soft-ice-cream custard tomato
  avocado mushroom hot-pepper strawberry watermelon hot-beverage teapot bubble-tea cup-with-straw beverage-box
  tropical-drink cocktail-glass wine-glass beer-mug takeout-box fork-and-knife-with-plate`.split(/\s+/);

const LINK = ['phone', 'gift', 'info'];
/** Three times a link icon's drawn size; twice the drawn size of most category icons, and of the largest. */
const LINK_WIDTH = 64;
const FOOD_WIDTHS = [96, 192];
/** The view box of lucide and simple-icons. */
const LINK_SIDE = 24;
/** At this density one SVG unit is one pixel to sharp. */
const POINTS_PER_INCH = 72;
const SOCIAL = `bluesky facebook github instagram odnoklassniki telegram viber vk whatsapp x youtube`.split(' ');

const body = (set, name) => {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`no icon ${name}`);
  return icon.body;
};
const pascal = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const camelAttributes = (svg) => svg.replaceAll(/ (\w+)-(\w)(\w*)=/g, (_, a, b, c) => ` ${a}${b.toUpperCase()}${c}=`);
/** The sprite's frame sets the stroke once. */
const withoutStroke = (svg) =>
  svg.replaceAll(/ (?:fill="none"|stroke(?:-\w+)?="[^"]*")/g, '').replace(/^<g>(.*)<\/g>$/, '$1');

/** The shapes of a drawing, without its frame and title. */
const shapesOf = (svg) => svg.replaceAll(/<\/?svg[^>]*>|<title>.*?<\/title>/g, '');
/** `count` squares in a row. */
const frame = (side, shapes, count = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side * count} ${side}" width="${side * count}" height="${side}">${shapes}</svg>`;

/** Renders at the wanted width directly, so that edges stay smooth. */
async function draw(path, svg, { side, width, count = 1 }) {
  const drawn = sharp(Buffer.from(svg), { density: (POINTS_PER_INCH * width) / side }).resize(width * count, width);
  write(path, await drawn.webp({ quality: 85, alphaQuality: 60, effort: 6, smartSubsample: true }).toBuffer());
}

function write(path, text) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  writeFileSync(join(ROOT, path), text);
}

for (const name of INTERFACE) {
  const shape = camelAttributes(withoutStroke(body(lucide, name)));
  const component = `${pascal(name)}Icon`;
  write(
    `web/ui/icons/${name}-icon.tsx`,
    `import { IconFrame, type IconProps } from './icon-frame';\n\nexport function ${component}(props: IconProps) {\n  return (\n    <IconFrame {...props}>\n      ${shape}\n    </IconFrame>\n  );\n}\n`,
  );
}
for (const name of FOOD) {
  const side = fluent.width ?? 32;
  const svg = frame(side, body(fluent, name));
  for (const width of FOOD_WIDTHS) await draw(`public/icons/food/${name}-${width}.webp`, svg, { side, width });
}
const links = [
  ...LINK.map((name) => body(lucide, name).replaceAll('currentColor', '#000')),
  ...SOCIAL.map((name) => shapesOf(readFileSync(join(ROOT, 'node_modules/simple-icons/icons', `${name}.svg`), 'utf8'))),
];
const row = links.map((shapes, place) => `<g transform="translate(${place * LINK_SIDE})">${shapes}</g>`).join('');
await draw('web/ui/icons/link-icons.webp', frame(LINK_SIDE, row, links.length), {
  side: LINK_SIDE,
  width: LINK_WIDTH,
  count: links.length,
});
const list = (names) => names.map((name) => `  '${name}',`).join('\n');
write(
  'web/ui/icons/food-icons.ts',
  `/** Icons that a category can have; each is \`/icons/food/{name}-{width}.webp\`. Written by scripts/icons.mjs. */
export const FOOD_ICONS = [\n${list(FOOD)}\n] as const;\n
/** In pixels. */
export const FOOD_ICON_WIDTHS = [${FOOD_WIDTHS.join(', ')}] as const;\n
export type FoodIconName = (typeof FOOD_ICONS)[number];\n
export function isFoodIcon(name: unknown): name is FoodIconName {
  return FOOD_ICONS.some((icon) => icon === name);
}\n`,
);
write(
  'domain/link-icons.ts',
  `/** Icons that a link can have, in the order of \`web/ui/icons/link-icons.webp\`. Written by scripts/icons.mjs. */
export const LINK_ICONS = [\n${list([...LINK, ...SOCIAL])}\n] as const;\n
export type LinkIcon = (typeof LINK_ICONS)[number];\n
/** The icon of this name; null when there is none, or none that is still drawn. */
export function toLinkIcon(name: unknown): LinkIcon | null {
  return LINK_ICONS.find((icon) => icon === name) ?? null;
}\n`,
);
