import { readFileSync } from 'node:fs';
import { makeDataDirectory, startCarte } from './e2e/carte-server';

const data = await makeDataDirectory();
const prof = process.argv[2] ?? null;
const server = await startCarte({ demo: true, dataDirectory: data.path, profileDirectory: prof });
const cpu = () => {
  const f = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(f[11]) + Number(f[12])) * 10;
};
for (const path of ['/en', '/en/catalog', '/en/catalog/pizza']) {
  for (let turn = 0; turn < 3; turn++) {
    const c = cpu();
    const t = performance.now();
    for (let i = 0; i < 100; i++) await (await fetch(`${server.url}${path}?x=${turn}-${i}`)).text();
    console.log(
      path,
      'ms of CPU a page',
      ((cpu() - c) / 100).toFixed(1),
      'wall',
      ((performance.now() - t) / 100).toFixed(1),
    );
  }
}
await server.stop();
await data.remove();
