import { proofHolds } from './proof-holds';

proofHolds('upgrade');
