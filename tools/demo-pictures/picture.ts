/** Draws one dish as an SVG document, 960 × 720. */
export type Picture = () => string;

/** Pictures by the slug of their dish. */
export type Pictures = Readonly<Record<string, Picture>>;
