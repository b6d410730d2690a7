export interface Login {
  readonly login: string;
  readonly password: string;
}

/** A server that has printed its administrator, as one with the demo shop does. */
interface DemoShop {
  readonly url: string;
  readonly administrator: Login | null;
}

/** GraphQL over HTTP as a program sends it, with a cookie jar of its own. */
export class ApiClient {
  #cookie = '';

  /** @param token - of a program; left out, it is a visitor. */
  constructor(
    readonly url: string,
    private readonly token: string | null = null,
  ) {}

  /** @throws {Error} with the answer, when it has errors. */
  async run<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.#cookie && { cookie: this.#cookie }),
        ...(this.token && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (cookies.length > 0) this.#cookie = cookies.join('; ');
    const text = await response.text();
    if (!text.startsWith('{')) throw new Error(`${this.url} answered ${response.status}: ${text}`);
    const answer: { data?: Data; errors?: unknown } = JSON.parse(text);
    if (!answer.data || answer.errors) throw new Error(text);
    return answer.data;
  }

  /** @throws {Error} when there is no demo shop on the server, or its administrator is refused. */
  static async ofAdministrator({ url, administrator }: DemoShop): Promise<ApiClient> {
    if (!administrator) throw new Error('the server printed no login of a demo shop');
    const client = new ApiClient(url);
    await client.signIn(administrator);
    return client;
  }

  /** @throws {Error} with the refusal's code. */
  async signIn({ login, password }: Login): Promise<void> {
    const { signIn } = await this.run<{ signIn: { code?: string } }>(
      `mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on Error { code } } }`,
      { input: { login, password } },
    );
    if (signIn.code) throw new Error(`${login} is not signed in: ${signIn.code}`);
  }
}
