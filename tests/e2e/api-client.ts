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
    const answer: { data?: Data; errors?: unknown } = await response.json();
    if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer));
    return answer.data;
  }

  async signIn({ login, password }: { login: string; password: string }): Promise<void> {
    await this.run(`mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on Error { code } } }`, {
      input: { login, password },
    });
  }
}
