/** The picture library, loaded with the first picture: it takes 25 MB, and most of a server's life nothing is drawn. */
export async function loadSharp() {
  return (await import('sharp')).default;
}
