import fc from 'fast-check';

/** Draws a value of an arbitrary; the same ones in the same order for the same seed. */
export type Draw = <Value>(arbitrary: fc.Arbitrary<Value>) => Value;

/** Builds so many values out of what `build` draws. */
export function drawMany<Value>(seed: number, count: number, build: (draw: Draw) => Value): Value[] {
  const drawn = fc.gen().map((gen) => build((arbitrary) => gen(() => arbitrary)));
  return fc.sample(drawn, { seed, numRuns: count });
}

/** True in so many of a hundred draws. */
export function happens(draw: Draw, percent: number): boolean {
  return draw(HUNDRED) < percent;
}

/** @throws {Error} when there is nothing to choose from. */
export function choose<Value>(draw: Draw, values: readonly Value[]): Value {
  const chosen = values[draw(MANY) % values.length];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

const HUNDRED = fc.nat(99);
/** Far more than anything that is chosen from, and unbiased: a small number is no likelier. */
const MANY = fc.noBias(fc.nat(1_000_003));
