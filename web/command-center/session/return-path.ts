/** Where staff land who asked for no page in particular. */
export const HOME_PATH = '/command-center';
export const SIGN_IN_PATH = '/command-center/sign-in';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/;

/**
 * Where to go after signing in: a path of this site, and nothing that a browser could read as another one's address.
 *
 * @param to - as it stood in the address, so anything at all.
 * @returns the path with its search; the command center's home for what is refused: schemes, `//`, `\`, dot segments,
 * control characters, and the sign-in page itself.
 */
export function returnPath(to: string | null): string {
  if (to === null || to.length > 2000 || CONTROL_CHARACTERS.test(to) || to.includes('\\')) return HOME_PATH;
  const [path = ''] = to.split(/[?#]/, 1);
  if (!path.startsWith('/') || path.includes('//')) return HOME_PATH;
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return HOME_PATH;
  return path === SIGN_IN_PATH || path.startsWith(`${SIGN_IN_PATH}/`) ? HOME_PATH : to;
}

/** The sign-in page that leads back to where the reader was. @param to - a path without the language prefix. */
export function signInPath(to: string): string {
  return returnPath(to) === HOME_PATH ? SIGN_IN_PATH : `${SIGN_IN_PATH}?to=${encodeURIComponent(to)}`;
}
