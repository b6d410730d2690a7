import { proofHolds } from './proof-holds';

proofHolds('crash');
