import { createDatabase, type Database } from '../../api/db/client';
import { withTemporaryDatabase } from '../../scripts/temporary-database';
import type { Figures, ProofOptions, ProofOutcome, ProofTest } from './proof-test';
import { broughtBack, changedTime, oneAnswer, sameChange } from './races/amend-races';
import { additions, manyKeys, oneKey, sameLines } from './races/cart-races';
import { freeOrder } from './races/courier-races';
import { clientUse, lastPlace, lastUse } from './races/limit-races';
import { RACE_MUTATIONS } from './races/mutations';
import { type Race, type Round, RUNNERS } from './races/race';
import { lastAdministrator, setUp } from './races/staff-races';
import { rewriteSql } from './stage/rewrite-sql.mjs';

const ROUNDS = { full: 1000, small: 14 };
/** Servers, each with ten connections: all who race are in the database at the same moment. */
const NODES = 4;

const RACES: readonly Race[] = [
  ...[oneKey, sameLines, manyKeys, additions, lastPlace, lastUse, clientUse],
  ...[sameChange, oneAnswer, changedTime, broughtBack],
  ...[freeOrder, lastAdministrator, setUp],
];

/** Twenty at once for what one or a few can have, on several servers and a real PostgreSQL. */
export const races: ProofTest = {
  name: 'races',
  guarantee: 'However many come at the same moment, exactly as many get it as there is to get.',
  mutations: RACE_MUTATIONS,
  run: (options) => withTemporaryDatabase((url) => proveRaces(url, options)),
};

async function proveRaces(url: string, { isSmall, without, tell }: ProofOptions): Promise<ProofOutcome> {
  const mutation = (without && RACE_MUTATIONS[without]) || null;
  await mutation?.spoil?.(url);
  const mend = mutation ? rewriteSql(mutation.rewrite) : () => undefined;
  const nodes: readonly Database[] = Array.from({ length: NODES }, () => createDatabase(url));
  try {
    const chosen = mutation?.races ?? RACES;
    const rounds = await runRounds(chosen, nodes, { count: isSmall ? ROUNDS.small : ROUNDS.full, tell });
    return {
      figures: { rounds: rounds.length, 'attempts a round': RUNNERS, ...figuresOf(chosen, rounds) },
      faults: rounds.flatMap(({ race, faults }) => faults.map((fault) => `${race.name}: ${fault}`)),
    };
  } finally {
    mend();
    await Promise.all(nodes.map((node) => node.$disconnect()));
  }
}

interface RunRound extends Round {
  readonly race: Race;
}

/** The races in turn: at the end all have had as many rounds. */
async function runRounds(
  chosen: readonly Race[],
  nodes: readonly Database[],
  { count, tell }: { readonly count: number; readonly tell: ProofOptions['tell'] },
): Promise<readonly RunRound[]> {
  const rounds: RunRound[] = [];
  while (rounds.length < count) {
    for (const race of chosen.slice(0, count - rounds.length)) rounds.push({ race, ...(await race.run(nodes)) });
    if (rounds.length % 100 < chosen.length) tell(`${rounds.length} rounds`);
  }
  return rounds;
}

function figuresOf(chosen: readonly Race[], rounds: readonly RunRound[]): Figures {
  return Object.fromEntries(
    chosen.map((race) => {
      const own = rounds.filter((round) => round.race === race);
      const sum = (count: (round: Round) => number) => own.reduce((total, round) => total + count(round), 0);
      return [
        race.name,
        `${own.length} rounds, ${sum(({ wins }) => wins)} won, ${sum(({ refusals }) => refusals)} refused`,
      ];
    }),
  );
}
