/** The filters that can light a shape; see `FILTERS`. */
export type Filter =
  | 'plump'
  | 'plump-small'
  | 'plump-large'
  | 'wet'
  | 'melt'
  | 'rough'
  | 'crumb'
  | 'sponge'
  | 'shadow'
  | 'shadow-small'
  | 'soften'
  | 'soften-more'
  | 'vapour';

const AREA = 'x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB"';
const LIGHT = (elevation: number) => `<feDistantLight azimuth="235" elevation="${elevation}"/>`;

function shadow(dx: number, dy: number, blur: number, opacity: number): string {
  return `<feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#2b1206" flood-opacity="${opacity}"/>`;
}

/** Rounds a flat shape: its blurred outline is a height map that a lamp in the upper left shines on. */
function rounded(id: Filter, blur: number, height: number, shine: number, drop: string): string {
  return `<filter id="${id}" ${AREA}>
    <feGaussianBlur in="SourceAlpha" stdDeviation="${blur}" result="height"/>
    <feDiffuseLighting in="height" surfaceScale="${height}" diffuseConstant="1.22" lighting-color="#fff8ee" result="shade">${LIGHT(55)}</feDiffuseLighting>
    <feComposite in="shade" in2="SourceGraphic" operator="arithmetic" k1="1" k2="0" k3="0" result="shaded"/>
    <feSpecularLighting in="height" surfaceScale="${height}" specularConstant="${shine}" specularExponent="18" lighting-color="#fff6e0" result="gleam">${LIGHT(48)}</feSpecularLighting>
    <feComposite in="gleam" in2="SourceAlpha" operator="in" result="gleam"/>
    <feComposite in="shaded" in2="gleam" operator="arithmetic" k2="1" k3="1" result="body"/>
    <feComposite in="body" in2="SourceAlpha" operator="in"/>${drop}</filter>`;
}

/** Lets neighbouring shapes flow together into one thick puddle: melted cheese, cream, sauce. */
function molten(id: Filter): string {
  return `<filter id="${id}" ${AREA}>
    <feGaussianBlur in="SourceGraphic" stdDeviation="9"/>
    <feColorMatrix type="matrix" values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 16 -7" result="pool"/>
    <feGaussianBlur in="pool" stdDeviation="7" result="soft"/>
    <feColorMatrix in="soft" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 1 0" result="height"/>
    <feDiffuseLighting in="height" surfaceScale="8" diffuseConstant="1.22" lighting-color="#fff8ee" result="shade">${LIGHT(55)}</feDiffuseLighting>
    <feComposite in="shade" in2="pool" operator="arithmetic" k1="1" result="shaded"/>
    <feSpecularLighting in="height" surfaceScale="8" specularConstant="0.42" specularExponent="22" lighting-color="#fff6e0" result="gleam">${LIGHT(46)}</feSpecularLighting>
    <feComposite in="shaded" in2="gleam" operator="arithmetic" k2="1" k3="1"/>
    <feComposite in2="pool" operator="in"/>${shadow(2, 4, 4, 0.34)}</filter>`;
}

/** Breaks a shape's edge and mottles its surface: bread, minced meat, crumbs. */
function mottled(id: Filter, frequency: number, push: number, depth: number): string {
  return `<filter id="${id}" ${AREA}>
    <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="4" result="noise"/>
    <feDisplacementMap in="SourceGraphic" in2="noise" scale="${push}" xChannelSelector="R" yChannelSelector="G" result="shape"/>
    <feColorMatrix in="noise" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 1 0 0 -.35" result="bumps"/>
    <feDiffuseLighting in="bumps" surfaceScale="${depth}" diffuseConstant="1.2" lighting-color="#fff8ee" result="shade">${LIGHT(58)}</feDiffuseLighting>
    <feComposite in="shade" in2="shape" operator="arithmetic" k1="1" result="lit"/>
    <feComposite in="lit" in2="shape" operator="in"/></filter>`;
}

function blur(id: Filter, deviation: number): string {
  return `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

export const FILTERS = [
  rounded('plump-small', 2.2, 3, 0.32, shadow(2, 3, 2.5, 0.35)),
  rounded('plump', 5, 6, 0.34, shadow(3, 5, 4, 0.38)),
  rounded('plump-large', 13, 15, 0.22, shadow(6, 12, 10, 0.4)),
  rounded('wet', 4, 5, 0.85, shadow(2, 3, 3, 0.3)),
  molten('melt'),
  mottled('rough', 0.06, 8, 1.1),
  mottled('crumb', 0.14, 9, 0.9),
  mottled('sponge', 0.22, 4, 0.34),
  `<filter id="shadow" ${AREA}>${shadow(10, 22, 20, 0.42)}</filter>`,
  `<filter id="shadow-small" ${AREA}>${shadow(3, 5, 4, 0.36)}</filter>`,
  blur('soften', 3),
  blur('soften-more', 9),
  blur('vapour', 15),
].join('');
