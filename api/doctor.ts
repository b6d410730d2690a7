import { parseArgs } from 'node:util';
import { type CommandPlace, inPlace, sentenceOf } from './commands/command-line';
import { lookAtPlace } from './commands/look-at-place';
import { createDatabase } from './db/client';
import { readSettings } from './env';
import { extensions } from './extensions/extensions';
import { type Finding, failing, lineOf, ok } from './operations/doctor/finding';
import { lookAtMachine } from './operations/doctor/look-at-machine';
import { lookAtNetwork } from './operations/doctor/look-at-network';
import { lookAtShop } from './operations/doctor/look-at-shop.store';
import { lookAtAddress } from './upgrade/look-at-address';

/** `carte doctor [--json]`: what is wrong with this installation, and the next step. Ends with 1 where something fails. */
async function examine(now: Date): Promise<Finding[]> {
  const settings = readSettings();
  const { publicUrl } = settings;
  const [machine, network, inside] = await Promise.all([
    lookAtMachine(settings),
    publicUrl === null ? [] : lookAtNetwork(publicUrl, now),
    inPlace((place) => lookInside(place, now), { otherRelease: 'expected' }).catch((error: unknown) => [
      failing('database', String(sentenceOf(error))),
    ]),
  ]);
  // Where the way is closed, the server can't be asked on it.
  const isOpen = !network.some(({ state }) => state === 'failing');
  return [...machine, ...network, ...(isOpen ? asPart('address', await lookAtAddress(settings)) : []), ...inside];
}

async function lookInside(place: CommandPlace, now: Date): Promise<Finding[]> {
  const findings = asPart('database', await lookAtPlace(place));
  if (findings.some(({ state }) => state === 'failing')) return findings;
  const db = createDatabase(place.databaseUrl);
  try {
    const own = await lookAtShop(db, place.settings, now);
    const more = await Promise.all(extensions.flatMap(({ examine }) => examine?.(db) ?? []));
    return [...findings, ...own, ...more.flat()];
  } finally {
    await db.$disconnect();
  }
}

const asPart = (part: Finding['part'], findings: Awaited<ReturnType<typeof lookAtPlace>>): Finding[] =>
  findings.map(({ isFine, sentence }) => (isFine ? ok : failing)(part, sentence));

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
const findings = await examine(new Date());
console.log(values.json ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n'));
process.exitCode = findings.some(({ state }) => state === 'failing') ? 1 : 0;
