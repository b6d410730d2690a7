// `node --import ./scripts/supported-node.mjs …`: runs the rest in a Node that is new enough.
import { ensureSupportedNode } from './preparation/supported-node.mjs';

await ensureSupportedNode();
