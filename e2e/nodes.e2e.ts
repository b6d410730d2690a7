import { nodes } from '../scripts/proof/nodes/nodes';
import { proofHolds } from './proof-holds';

proofHolds(nodes);
