/** `handle` of a route whose page is shown under any address, so that the application must not start on it. */
export const STILL = 'still page';
