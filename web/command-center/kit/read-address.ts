/** An absolute URL, or null for any other text. `URL.canParse` is unknown to Safari before 17 and Chrome before 120. */
export function readAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
