import { addresses } from './addresses';
import { backup } from './backup';
import { crash } from './crash/crash';
import { database } from './database';
import { disk } from './disk';
import { floods } from './floods';
import { fuzz } from './fuzz';
import { load } from './load';
import { memory } from './memory';
import { money } from './money/money';
import { nodes } from './nodes/nodes';
import { notices } from './notices/notices';
import { printing } from './printing/printing';
import type { ProofTest } from './proof-test';
import { properties } from './properties';
import { races } from './races';
import { receivers } from './receivers';
import { scanner } from './scanner';
import { upgrade } from './upgrade/upgrade';

/** All of them, in the order that they run. */
export const proofTests: readonly ProofTest[] = [
  crash,
  money,
  nodes,
  upgrade,
  database,
  disk,
  races,
  properties,
  receivers,
  printing,
  notices,
  addresses,
  backup,
  fuzz,
  floods,
  memory,
  scanner,
  load,
];
