/** An example of the guide: a request and its expected answer. */
export interface GuideExample {
  readonly line: number;
  readonly kind: 'graphql' | 'sh';
  readonly text: string;
  readonly variables: string | null;
  /** JSON of the answer's headers, those that matter; null when none do. */
  readonly headers: string | null;
  /** Sent until it is too much. */
  readonly isFlood: boolean;
  /** JSON; of a stream its first event. */
  readonly answer: string;
  readonly isEvent: boolean;
}

const FENCE = /^```(\w+)(?: (\w+))?\n([\s\S]*?)\n```$/gm;

/** What a shopper does elsewhere is answered with a page. */
const ANYTHING = '"…"';

type Asked = Omit<GuideExample, 'answer' | 'isEvent'>;

/**
 * The examples of a page of documentation, in its order. Variables without an operation go with the last one.
 *
 * @throws {Error} at one that is never answered.
 */
export function guideExamples(page: string): GuideExample[] {
  const examples: GuideExample[] = [];
  const asked: Asked[] = [];
  const lineOf = (at: number): number => page.slice(0, at).split('\n').length;
  for (const match of page.matchAll(FENCE)) {
    const [, language = '', role, text = ''] = match;
    const [latest] = asked;
    if (language === 'graphql' || language === 'sh') {
      if (latest) throw new Error(`line ${latest.line}: no answer follows`);
      const line = lineOf(match.index);
      const example: Asked = { line, kind: language, text, variables: null, headers: null, isFlood: role === 'flood' };
      if (role === 'shopper') examples.push({ ...example, answer: ANYTHING, isEvent: false });
      else asked.push(example);
    } else if (!latest && role === 'variables') {
      const repeated = examples.findLast(({ kind }) => kind === 'graphql');
      if (repeated) asked.push({ ...repeated, line: lineOf(match.index), variables: text });
    } else if (latest && (role === 'variables' || role === 'headers')) {
      asked[0] = { ...latest, [role]: text };
    } else if (latest && (role === 'answer' || role === 'event')) {
      examples.push({ ...latest, answer: text, isEvent: role === 'event' });
      asked.pop();
    }
  }
  const [last] = asked;
  if (last) throw new Error(`line ${last.line}: no answer follows`);
  return examples;
}

export interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const TOKEN = /"((?:[^"\\]|\\.)*)"|'([^']*)'|([^\s\\]+)/g;

/** A `curl` command as a call; of its options those that the guide uses. */
export function readCurl(command: string): Call {
  const words = [...command.matchAll(TOKEN)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
  const headers: Record<string, string> = {};
  const call: { url: string; body: string | undefined } = { url: '', body: undefined };
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === '-H') {
      at += 1;
      const [name = '', ...value] = (words[at] ?? '').split(': ');
      headers[name.toLowerCase()] = value.join(': ');
    } else if (word === '-d') {
      at += 1;
      call.body = words[at];
    } else if (word !== '-N' && word !== '-i') {
      call.url = word;
    }
  }
  // As curl does it for a form.
  if (call.body !== undefined) headers['content-type'] ??= 'application/x-www-form-urlencoded';
  return { ...call, headers, method: call.body === undefined ? 'GET' : 'POST' };
}

const PLACEHOLDER = /<(\w+)>/g;

/** Puts in what earlier answers gave. */
export function filled(text: string, known: ReadonlyMap<string, string>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => known.get(name) ?? whole);
}

/**
 * Where an answer is not as the guide has it; nothing when it is. What stands in angle brackets is learned.
 *
 * @param expected - where `…` is anything, as a value, or as the key of an object that may have more.
 */
export function differences(expected: unknown, actual: unknown, known: Map<string, string>, at = 'answer'): string[] {
  if (expected === '…') return [];
  if (typeof expected === 'string') {
    const [, name] = /^<(\w+)>$/.exec(expected) ?? [];
    if (name !== undefined && typeof actual === 'string' && !known.has(name)) known.set(name, actual);
    const wanted = name === undefined ? expected : known.get(name);
    return wanted === actual ? [] : [`${at}: ${String(actual)} instead of ${wanted}`];
  }
  if (typeof expected !== 'object' || expected === null || typeof actual !== 'object' || actual === null) {
    return expected === actual ? [] : [`${at}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
  }
  const { '…': more, ...fields } = expected as Record<string, unknown>;
  const extra = more === undefined ? Object.keys(actual).filter((key) => !(key in fields)) : [];
  return [
    ...extra.map((key) => `${at}.${key} is not in the guide`),
    ...Object.entries(fields).flatMap(([key, value]) =>
      key in actual
        ? differences(value, (actual as Record<string, unknown>)[key], known, `${at}.${key}`)
        : [`${at}.${key} is missing`],
    ),
  ];
}
