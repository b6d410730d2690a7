/** An answer, read. `body` is the parsed JSON; the text where it is not JSON, and null where there is nothing. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests look into answers of every shape; each looks with a matcher that says what it expects.
  readonly body: unknown;
}

type Headers_ = Readonly<Record<string, string>>;

/** HTTP as a browser or a program sends it, with a cookie jar of its own. */
export class TestClient {
  /** By name; a real jar, since a sign-in sets several. */
  readonly #jar = new Map<string, string>();

  constructor(
    readonly url: string,
    private readonly headers: Headers_ = {},
  ) {}

  /** All of them, as a request says it; setting it replaces them. */
  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(header: string) {
    this.#jar.clear();
    this.#keepCookies(header === '' ? [] : header.split('; '));
  }

  get(path: string, headers?: Headers_): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown, headers?: Headers_): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  patch(path: string, body: unknown, headers?: Headers_): Promise<Answer> {
    return this.send('PATCH', path, body, headers);
  }

  graphql(query: string, variables?: object, headers?: Headers_): Promise<Answer> {
    return this.post('/graphql', { query, variables }, headers);
  }

  /** @param body - a text and bytes are sent as they are, anything else as JSON. */
  async send(method: string, path: string, body?: unknown, headers: Headers_ = {}): Promise<Answer> {
    const response = await fetch(new URL(path, this.url), {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...this.headers,
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
      }),
    });
    this.#keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? null : readBody(text) };
  }

  #keepCookies(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      if (value === '') this.#jar.delete(name);
      else this.#jar.set(name, value);
    }
  }
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
