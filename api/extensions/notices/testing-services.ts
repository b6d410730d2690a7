/** What `startNotices` takes for bots, for tests without any. */
export const NO_BOTS = { announceOrder: async () => {}, orderPages: () => null, publicUrl: null };
