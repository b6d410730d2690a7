import { type Context, type Emitter, Liquid, LiquidError, type Template, toValue } from 'liquidjs';
import { LRUCache } from 'lru-cache';
import type { ChangeObject } from '../../shop-news/change-object';
import type { OrderObject } from './order-object';
import type { PaymentObject } from './payment-object';
import { TemplateInvalid } from './template-invalid';

/** What a template sees. */
export interface TemplateScope {
  /** `order.placed`, `payment.captured` and so on: see `EVENT_NAMES`. */
  readonly event: string;
  /** When it happened, ISO 8601 in UTC: what a receiver orders the events of an order by. */
  readonly occurredAt: string;
  /** Null: a payment's order that was not placed (yet), and with the events of the shop. */
  readonly order: OrderObject | null;
  /** Null with all events but those of a payment. */
  readonly payment: PaymentObject | null;
  /** Null with all events but those of the shop itself. */
  readonly change: ChangeObject | null;
}

/** In characters; parsing is linear. */
const SOURCE_LIMIT = 65_536;
/**
 * In milliseconds by the clock. A good template takes a few; so wide that a machine that stalls in the middle of one
 * does not park an order, and that a bad one still can't hold up the other receivers for long.
 */
const RENDER_LIMIT = 2_000;
/** In characters and array items that filters, loops and outputs make. */
const MEMORY_LIMIT = 2_000_000;
/** In characters: more than any receiver takes. */
const OUTPUT_LIMIT = 262_144;

const engine = new Liquid({
  parseLimit: SOURCE_LIMIT,
  renderLimit: RENDER_LIMIT,
  memoryLimit: MEMORY_LIMIT,
  // A misspelt filter is refused at save; a missing variable is an absent fact, thus empty.
  strictFilters: true,
  strictVariables: false,
  ownPropertyOnly: true,
  // The order's instants carry the shop's offset; dates are written in it.
  preserveTimezones: true,
  locale: 'en',
  templates: {},
});
// These read other templates: there are none, and there is no file system here.
for (const tag of ['include', 'render', 'layout', 'block']) delete engine.tags[tag];
engine.registerFilter('json', function (value: unknown, indent: unknown = 0) {
  const text = JSON.stringify(value ?? null, wellFormed, typeof indent === 'number' ? indent : 0);
  this.context.memoryLimit.use(text.length);
  return text;
});

// liquidjs counts what filters take and not what is written out: `capture` could double its own text without end.
const { renderer } = engine;
const renderTemplates = renderer.renderTemplates.bind(renderer);
renderer.renderTemplates = (templates, context, emitter = new CountingEmitter(context)) =>
  renderTemplates(templates, context, emitter);

class CountingEmitter implements Emitter {
  buffer = '';

  constructor(private readonly context: Context) {}

  write(written: unknown): void {
    const value: unknown = toValue(written);
    if (Array.isArray(value)) for (const entry of value) this.write(entry);
    else {
      const text = String(value ?? '');
      this.context.memoryLimit.use(text.length);
      this.buffer += text;
    }
  }
}

/** Half an emoji (a cut by `slice` or `truncate`) is not UTF-8: strict receivers answer 400 to it. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/**
 * Renders a Liquid template of a body or a URL.
 *
 * @param path - the input that it came from, for the refusal.
 * @throws {TemplateInvalid} on a syntax error, an unknown filter or tag, or an exceeded limit.
 */
export function renderTemplate(source: string, scope: TemplateScope, path: readonly string[] | null = null): string {
  const templates = parse(source, path);
  try {
    const text: unknown = engine.renderSync(templates, { ...scope });
    const rendered = String(text).toWellFormed();
    if (rendered.length > OUTPUT_LIMIT)
      throw new TemplateInvalid({ line: 1, column: 1 }, `the result is longer than ${OUTPUT_LIMIT} characters`, path);
    return rendered;
  } catch (error) {
    throw error instanceof TemplateInvalid ? error : templateInvalid(error, path);
  }
}

/**
 * Characters of all templates that are kept parsed: a hundred usual ones. Parsed they take up to 160 times as many bytes, and
 * they must not fill the memory in which orders are rendered.
 */
const KEPT_CHARACTERS = 100_000;
/** Parsed templates hold no state: a shop's few serve all of its orders. */
const parsedTemplates = new LRUCache<string, Template[]>({
  maxSize: KEPT_CHARACTERS,
  maxEntrySize: KEPT_CHARACTERS / 10,
  // An empty template has a size too.
  sizeCalculation: (_parsed, source) => source.length + 1,
});

function parse(source: string, path: readonly string[] | null): Template[] {
  const known = parsedTemplates.get(source);
  if (known) return known;
  try {
    const parsed = engine.parse(source);
    parsedTemplates.set(source, parsed);
    return parsed;
  } catch (error) {
    throw templateInvalid(error, path);
  }
}

function templateInvalid(error: unknown, path: readonly string[] | null): TemplateInvalid {
  const message = error instanceof Error ? error.message : String(error);
  if (!LiquidError.is(error)) return new TemplateInvalid({ line: 1, column: 1 }, message, path);
  const [line = 1, column = 1] = error.token.getPosition();
  return new TemplateInvalid({ line, column }, error.originalError?.message ?? withoutPosition(message), path);
}

/** liquidjs ends its messages with the position, which we carry beside them. */
function withoutPosition(message: string): string {
  return message.replace(/(, file:.*)?, line:\d+, col:\d+$/s, '');
}
