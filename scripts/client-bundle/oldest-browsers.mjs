/**
 * The oldest browsers that the client is built and tested for. Chrome's is that of Edge and of Android too, Safari's that of each
 * browser on an iPhone: 16 is the last iOS of an iPhone 8. Firefox knows `:has()`, by which a choice is marked, from 121 on.
 */
export const OLDEST = { chrome: 111, firefox: 121, safari: 16.4 };

/** The same, as bundlers take it. */
export const OLDEST_TARGET = Object.entries(OLDEST).map(([browser, version]) => `${browser}${version}`);
