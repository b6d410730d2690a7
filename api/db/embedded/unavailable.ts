/** The built-in PostgreSQL cannot run here. The message tells the owner what to do; no stack is worth showing. */
export class EmbeddedUnavailable extends Error {
  override readonly name = 'EmbeddedUnavailable';
}
