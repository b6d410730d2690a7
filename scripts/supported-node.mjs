// `node --import ./scripts/supported-node.mjs …`: the rest runs in a Node that is new enough.
import { ensureSupportedNode } from './preparation/supported-node.mjs';

await ensureSupportedNode();
