/**
 * Breaking changes since the last release that were accepted: the comparison's sentence, then the reason. A release
 * copies them into its changelog and empties the list.
 */
export const ACCEPTED_BREAKS: Readonly<Record<string, string>> = {};
