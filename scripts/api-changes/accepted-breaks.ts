/**
 * What breaks clients since the last release, and why it is done nevertheless: the comparison's sentence, then the
 * reason. Emptied by the release that tells of it.
 */
export const ACCEPTED_BREAKS: Readonly<Record<string, string>> = {};
