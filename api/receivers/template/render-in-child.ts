import { z } from 'zod';
import { ChildPool } from '../../child-processes/child-pool';
import { isTooCostly } from '../../child-processes/work-ended';
import type { TemplateScope } from './body-template';
import { TemplateInvalid, TemplateTooCostly } from './template-invalid';

/** Two, so that one receiver's bad template leaves the other to the rest. */
const pool = new ChildPool({
  program: 'commands/render-templates',
  heapMegabytes: 64,
  size: 2,
  waiting: 512,
  idleMs: 60_000,
});
/** Beyond the limits that rendering has inside, for what these can't see. */
const DEADLINE_MS = 5_000;

const answer = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ position: z.strictObject({ line: z.number(), column: z.number() }), reason: z.string() }),
]);

/** What the child process says. */
export type RenderingAnswer = z.input<typeof answer>;

interface Rendering {
  /** The input that the template came from, for the refusal. */
  readonly path: readonly string[];
  /** Whom it belongs to: one template at a time of each is rendered. */
  readonly key: string;
}

/**
 * Renders a Liquid template of a body or a URL in a child process: what it costs is decided by its author.
 *
 * @throws {TemplateInvalid} on a syntax error, an unknown filter or tag, or an exceeded limit.
 * @throws {TemplateTooCostly} when it ended the process, or was ended with it.
 * @throws {Busy | WorkEnded} when the template may be all right.
 */
export async function renderInChild(source: string, scope: TemplateScope, { path, key }: Rendering): Promise<string> {
  const refused = (error: unknown) => {
    throw isTooCostly(error) ? new TemplateTooCostly(error.end, path) : error;
  };
  const rendered = answer.parse(
    await pool.run({ input: { source, scope }, key, deadlineMs: DEADLINE_MS }).catch(refused),
  );
  if ('text' in rendered) return rendered.text;
  throw new TemplateInvalid(rendered.position, rendered.reason, path);
}
