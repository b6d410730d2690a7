// Of the window in which a provider signed somebody in (`api/staff/oidc/popup-page.ts`): tells the page that opened it how
// that went, and closes it. Some providers cut the tie between the two windows; a broadcast reaches the page all the same.
const { channel = '', problem } = document.documentElement.dataset;
const told = { type: channel, problem: problem ?? null };
new BroadcastChannel(channel).postMessage(told);
opener?.postMessage(told, location.origin);
close();
