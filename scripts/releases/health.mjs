// `carte health`: for whoever keeps the program running and wants one word of it, such as a container's health check.
import { readHealth } from './health-of.mjs';

const health = await readHealth();
console.log(health ? `${health.version} ${health.text}` : 'It does not answer.');
process.exit(health?.isReady ? 0 : 1);
