/** One request as it goes over the wire. */
export interface FuzzRequest {
  readonly method: string;
  /** With its query; sent as it is. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  /** What of the API it asks for, for counting: `Channel.orders`, `POST /api/checkout`. */
  readonly asks: readonly string[];
}

/** What came back of it. */
export interface FuzzAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Of what never ends only the beginning. */
  readonly text: string;
}

/** Characters of a request that a fault shows. */
const SHOWN = 400;

export function shown({ method, path, headers, body }: FuzzRequest): string {
  const said = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path}`.slice(0, SHOWN), said.join(', ').slice(0, SHOWN), String(body ?? '').slice(0, SHOWN)]
    .filter((part) => part !== '')
    .join(' | ');
}
