import { countHostileConnections, HOSTILE_URLS } from '../../api/sending/testing-hostile-addresses';
import type { ProofTest } from './proof-test';

/** The rest of the world is not called when the guard is off. */
const WITHOUT_GUARD = 17;

/** Every way that we know to lead a receiver's address to a place where it may not lead. */
export const addresses: ProofTest = {
  name: 'addresses',
  guarantee: 'No receiver’s address, however it is written, makes the server call a machine of its own network.',
  mutations: { guard: { gone: 'private addresses are permitted', shows: /connections were made/ } },
  async run({ without }) {
    const { connections, unexpected } = without
      ? await countHostileConnections('all', WITHOUT_GUARD)
      : await countHostileConnections('');
    return {
      figures: { 'hostile addresses': HOSTILE_URLS.length, connections, 'answered otherwise': unexpected.length },
      faults: [
        ...(connections > 0 ? [`${connections} connections were made`] : []),
        ...unexpected.map((fault) => `it was not refused: ${fault}`),
      ],
    };
  },
};
