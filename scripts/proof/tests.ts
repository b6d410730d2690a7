import { crash } from './crash/crash';
import { load } from './load';
import type { ProofTest } from './proof-test';
import { properties } from './properties';

/** All of them, in the order that they run. */
export const proofTests: readonly ProofTest[] = [crash, properties, load];
