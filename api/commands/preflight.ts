import { lookAtAddress } from '../upgrade/look-at-address';
import { runCommand } from './command-line';
import { lookAtPlace } from './look-at-place';

/** `npm run preflight`: what this release would meet, before the one that runs is stopped. Ends with 1 where it must not start. */
runCommand(
  async (place) => {
    const findings = [...(await lookAtPlace(place)), ...(await lookAtAddress(place.settings))];
    const report = findings.map(({ isFine, sentence }) => `${isFine ? '✓' : '✗'} ${sentence}`).join('\n');
    if (findings.some(({ isFine }) => !isFine)) throw new Error(`${report}\nDo not start this release yet.`);
    return `${report}\nReady: back up, then start this release.`;
  },
  { otherRelease: 'expected' },
);
