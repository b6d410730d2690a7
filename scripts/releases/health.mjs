// `carte health`: prints one line and exits with 0 when ready, for container health checks and process supervisors.
import { readHealth } from './health-of.mjs';

const health = await readHealth();
console.log(health ? `${health.version} ${health.text}` : 'It does not answer.');
process.exit(health?.isReady ? 0 : 1);
