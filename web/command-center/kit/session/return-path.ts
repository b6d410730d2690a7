/** Where staff land who asked for no page in particular. */
export const HOME_PATH = '/command-center';
export const SIGN_IN_PATH = '/command-center/sign-in';
/** Where a sign-in asks for its code. */
export const CODE_PATH = '/command-center/sign-in/code';
export const NEW_PASSWORD_PATH = '/command-center/new-password';
/** Where two-step sign-in is set up. */
export const SECOND_FACTOR_PATH = '/command-center/second-factor';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/;

/**
 * Where to go after signing in: a path of this site, and nothing that a browser could read as another one's address.
 *
 * @param to - as it stood in the address, so anything at all.
 * @returns the path with its search; the command center's home for what is refused: schemes, `//`, `\`, dot segments,
 * control characters, and the pages of the way in.
 */
export function returnPath(to: string | null): string {
  if (to === null || to.length > 2000 || CONTROL_CHARACTERS.test(to) || to.includes('\\')) return HOME_PATH;
  const [path = ''] = to.split(/[?#]/, 1);
  if (!path.startsWith('/') || path.includes('//')) return HOME_PATH;
  if (/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return HOME_PATH;
  const isOnTheWay = [SIGN_IN_PATH, NEW_PASSWORD_PATH, SECOND_FACTOR_PATH].some(
    (way) => path === way || path.startsWith(`${way}/`),
  );
  return isOnTheWay ? HOME_PATH : to;
}

/** The sign-in page that leads back to where the reader was. @param to - a path without the language prefix. */
export function signInPath(to: string): string {
  return leadingBack(SIGN_IN_PATH, to);
}

/** The page that asks for the code of a sign-in. @param to - as above. */
export function codePath(to: string): string {
  return leadingBack(CODE_PATH, to);
}

/** The page where two-step sign-in is set up, on the way to where the reader wants to go. @param to - as above. */
export function secondFactorPath(to: string): string {
  return leadingBack(SECOND_FACTOR_PATH, to);
}

/** The page where a given password is changed, on the way to where the reader wants to go. @param to - as above. */
export function newPasswordPath(to: string): string {
  return leadingBack(NEW_PASSWORD_PATH, to);
}

function leadingBack(path: string, to: string): string {
  return returnPath(to) === HOME_PATH ? path : `${path}?to=${encodeURIComponent(to)}`;
}

/** Who comes from nowhere in particular begins where they work: cooks and operators on their board, couriers with their orders. */
export function ownPage(path: string, role: string | null): string {
  if (path !== HOME_PATH) return path;
  if (role === 'KITCHEN') return `${HOME_PATH}/kitchen`;
  if (role === 'COURIER') return `${HOME_PATH}/courier`;
  return role === 'OPERATOR' ? `${HOME_PATH}/checkout` : path;
}
