import { z } from 'zod';

const Answer = z.object({ data: z.unknown().optional(), errors: z.array(z.unknown()).optional() });
const COOKIE = /^(carte_session|__Host-carte_session)=([^;]*)/;

/** Someone with a cookie jar, at an address of their own. */
export class Browser {
  /** Null before there is one. */
  cookie: string | null = null;
  /** How often it was given another than it had. */
  otherSessions = 0;

  constructor(
    readonly url: string,
    private readonly address: string,
  ) {}

  /** @returns the data; null when no answer came, or one that says to ask again. @throws {Error} when it was refused. */
  async ask(query: string, variables: Readonly<Record<string, unknown>> = {}, url = this.url): Promise<unknown> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.headers() },
      body: JSON.stringify({ query, variables }),
    }).catch(() => null);
    const text = await response?.text().catch(() => null);
    if (!response || text == null || response.status >= 500 || response.status === 429) return null;
    this.#keepCookies(response);
    const { data, errors } = Answer.parse(JSON.parse(text));
    if (errors) throw new Error(text);
    return data;
  }

  headers(): Record<string, string> {
    return { 'x-forwarded-for': this.address, ...(this.cookie && { cookie: this.cookie }) };
  }

  #keepCookies({ headers }: Response): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair] = COOKIE.exec(cookie) ?? [];
      if (pair === undefined || pair === this.cookie) continue;
      if (this.cookie !== null) this.otherSessions += 1;
      this.cookie = pair;
    }
  }
}
