import { crash } from '../scripts/proof/crash/crash';
import { proofHolds } from './proof-holds';

proofHolds(crash);
