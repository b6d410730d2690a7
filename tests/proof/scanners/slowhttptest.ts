import type { Tool } from './tool';

const SECONDS = 40;
/** Its last connections end by themselves. */
const GRACE_SECONDS = 20;

/** Heads, bodies and readers that are slower than anybody is. */
export const slowhttptest: Tool = {
  name: 'slowhttptest',
  // It has no way to say so: it comes from the address that it has.
  address: null,
  isFlood: true,
  runs: ({ url, seconds }) =>
    ['-H', '-B', '-X'].map((mode) => ({
      options: [mode, '-c', '1000', '-r', '200', '-l', String(seconds(SECONDS)), '-p', '5', '-u', `${url}/api/channel`],
      seconds: seconds(SECONDS) + GRACE_SECONDS,
    })),
  // Its own probe comes from the address that floods, which is refused rightly: the neighbour's answers are what counts.
  read: () => [],
};
