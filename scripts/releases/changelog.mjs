/** A version's section of a Keep a Changelog file, without its heading; empty when there is none. */
export function changelogSection(text, version) {
  const sections = text.split(/^## /m).slice(1);
  const section = sections.find((one) => one.startsWith(`[${version}]`)) ?? '';
  return section.slice(section.indexOf('\n') + 1).trim();
}
