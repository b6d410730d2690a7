/** Takes what is logged, and shows nothing. */
export const QUIET_LOGGER = { info: () => {}, warn: () => {}, error: () => {} };
