import { z } from 'zod';
import type { FuzzAnswer, FuzzRequest } from './request';
import { MARK } from './untouched';

/** What only the inside of the server says: frames of a stack, files, the database's and the libraries' own words. */
const INSIDE = [
  /\n\s+at .+:\d+:\d+\)?/,
  /\bnode_modules\b|\bnode:internal\b|build\/api\/\w+\.js/,
  /\bPrismaClient\w*Error\b|Invalid `prisma\.|\bSQLSTATE\b|\bECONNREFUSED\b/,
  /(?:relation|column|constraint) \\?"\w+\\?" (?:does not exist|of relation|violates)|violates \w+ constraint/,
  /\b(?:TypeError|ReferenceError|RangeError|SyntaxError): /,
];

const GraphqlErrors = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).optional() })),
});
const Problem = z.object({ error: z.object({ code: z.string(), message: z.string().min(1) }) });

/** @returns each way in which an answer shows a fault of the server's, as a sentence; none when it is a good one. */
export function judge({ method, path }: FuzzRequest, { status, headers, text }: FuzzAnswer): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}`);
  const leak = INSIDE.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
  if (leak !== undefined) faults.push(`shows its inside: ${leak.trim().slice(0, 200)}`);
  if (text.includes(MARK)) faults.push('shows what is another shop’s');
  const type = String(headers['content-type'] ?? '');
  const json = /json/.test(type) && text !== '' ? readJson(text) : undefined;
  if (json === null) faults.push('said JSON, and it is none');
  const codes = GraphqlErrors.safeParse(json ?? {}).data?.errors.map(({ extensions }) => extensions?.code) ?? [];
  if (codes.includes('INTERNAL') || /"code":"INTERNAL"/.test(text)) faults.push('a resolver failed');
  // A method that nothing of ours has, and a head beyond what Node reads (16 KB), are refused before anything is known of
  // the shop or of its language.
  const isRefused = status >= 400 && status !== 405 && status !== 431;
  const isRest = /^\/api\//.test(resolved(path)) && method !== 'HEAD' && method !== 'OPTIONS';
  if (isRest && isRefused && !Problem.safeParse(json).success) faults.push(`refused with ${status} and no reason`);
  return faults;
}

/** The path that is meant: `/api/../x` is outside of the API, and what begins without a slash is no path. */
function resolved(path: string): string {
  if (!path.startsWith('/')) return path;
  const address = `http://localhost${path}`;
  return URL.canParse(address) ? new URL(address).pathname : path;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
