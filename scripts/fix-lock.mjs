// After each `npm install`: takes addresses out of package-lock.json, and says what `npm ci` would stumble over on another machine.
// `--check` only looks.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockProblems, withoutAddresses } from './lock/lock-file.mjs';
import { root } from './preparation/files.mjs';

const path = join(root, 'package-lock.json');
const isCheck = process.argv.includes('--check');
const found = JSON.parse(readFileSync(path, 'utf8'));
const lock = isCheck ? found : withoutAddresses(found);
if (!isCheck) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);

const problems = lockProblems(lock);
for (const problem of problems) console.error(problem);
// A fault does not fail the install, because pinning a version needs an install first.
if (isCheck && problems.length > 0) process.exitCode = 1;
