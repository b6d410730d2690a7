import { proofHolds } from './proof-holds';

proofHolds('nodes');
