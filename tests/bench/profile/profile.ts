import { z } from 'zod';

/** What Node writes with `--cpu-prof`, as far as it is read here. */
export const CpuProfile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({
        functionName: z.string(),
        url: z.string(),
        lineNumber: z.number(),
        columnNumber: z.number(),
      }),
      children: z.array(z.number()).default([]),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});

export type CpuProfile = z.infer<typeof CpuProfile>;
export type CallFrame = CpuProfile['nodes'][number]['callFrame'];

/** Where a function stands. */
export interface Place {
  /** `api/checkout` of ours, else the name of a package, `node`, or what the engine does itself. */
  readonly group: string;
  readonly name: string;
}

/** A part of the time in which the processor was not idle, 0 to 1. */
export interface Part {
  readonly name: string;
  readonly share: number;
}

export interface ProfileSummary {
  readonly busySeconds: number;
  /** Of the whole time. */
  readonly busyShare: number;
  /** By whose code ran. */
  readonly groups: readonly Part[];
  /** By the function that ran. */
  readonly self: readonly Part[];
  /** By the function that ran or waited for another that it called. */
  readonly total: readonly Part[];
}

const IDLE = '(idle)';
/** What a start does: modules are read and run for the first time. */
const LOADING = /^node:internal\/(?:modules|bootstrap)\//;

/**
 * What the processor did once the modules were there.
 *
 * @param placeOf - says where a function stands.
 */
export function summarize(profile: CpuProfile, placeOf: (frame: CallFrame) => Place): ProfileSummary {
  const nodes = new Map(profile.nodes.map((node) => [node.id, { ...node, place: placeOf(node.callFrame) }]));
  const parents = new Map(profile.nodes.flatMap(({ id, children }) => children.map((child) => [child, id])));
  const [groups, self, total] = [new Sums(), new Sums(), new Sums()];
  let [busy, all] = [0, 0];
  for (const [id, time] of timesOf(profile)) {
    const stack = stackOf(id, parents).flatMap((at) => nodes.get(at) ?? []);
    const [node] = stack;
    if (!node || stack.some(({ callFrame }) => LOADING.test(callFrame.url))) continue;
    all += time;
    if (node.callFrame.functionName === IDLE) continue;
    busy += time;
    groups.add(node.place.group, time);
    self.add(node.place.name, time);
    for (const name of new Set(stack.map(({ place }) => place.name))) total.add(name, time);
  }
  const parts = (sums: Sums) => sums.parts(busy);
  return {
    busySeconds: busy / 1e6,
    busyShare: all > 0 ? busy / all : 0,
    groups: parts(groups),
    self: parts(self),
    total: parts(total),
  };
}

/** The function that ran, its caller, the caller's caller … */
function stackOf(id: number, parents: ReadonlyMap<number, number>): number[] {
  const stack: number[] = [];
  for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) stack.push(at);
  return stack;
}

/** Microseconds by the node that ran. */
function timesOf({ samples, timeDeltas }: CpuProfile): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  for (const [at, id] of samples.entries()) times.set(id, (times.get(id) ?? 0) + (timeDeltas[at] ?? 0));
  return times;
}

class Sums {
  readonly #sums = new Map<string, number>();

  add(name: string, time: number): void {
    this.#sums.set(name, (this.#sums.get(name) ?? 0) + time);
  }

  /** The largest first. */
  parts(whole: number): Part[] {
    const parts = [...this.#sums].map(([name, time]) => ({ name, share: whole > 0 ? time / whole : 0 }));
    return parts.sort((one, other) => other.share - one.share);
  }
}
