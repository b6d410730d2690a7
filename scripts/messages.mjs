// Compiles the client's messages to syntax trees, and checks every message of the project.
//   node scripts/messages.mjs           compile into web/i18n/compiled
//   node scripts/messages.mjs --check   and fail on missing, unused or unequal messages, and on words that the glossary avoids
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareLanguages, compile, unknownKeys, unusedKeys, wrongWords } from './messages/check.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The languages: each is a folder of messages. The others are compared with English. */
const LOCALES = readdirSync(join(ROOT, 'web/i18n/messages'));
const OTHERS = LOCALES.filter((locale) => locale !== 'en');
/** The bundles of messages that each application loads. */
const BUNDLES = {
  storefront: ['ui', 'storefront', 'checkout', 'errors'],
  welcome: ['ui', 'errors', 'welcome'],
  'command-center': ['ui', 'errors', 'command-center'],
};
const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/**
 * The files of an area: `area.json`, `area/part.json` whose ids begin with `area.part.`, and those of extensions, whose
 * ids have the extension's name.
 */
const partsOf = (area) => {
  const folder = join(ROOT, 'web/i18n/messages/en', area);
  const parts = existsSync(folder) ? readdirSync(folder).map((file) => `${area}/${file.replace('.json', '')}`) : [];
  const ofExtensions = globSync(`web/extensions/*/messages/en/${area}.json`, { cwd: ROOT });
  return [area, ...parts.sort(), ...ofExtensions.sort()];
};
/** What the audit log calls writes. */
const AUDIT = /^command-center\.audit\.action\./;
const isOfExtension = (part) => part.startsWith('web/extensions/');
const readPart = (locale, part) =>
  readJson(isOfExtension(part) ? part.replace('/en/', `/${locale}/`) : `web/i18n/messages/${locale}/${part}.json`);
const isAtHome = (part, key) =>
  isOfExtension(part)
    ? AUDIT.test(key) || key.split('.').includes(part.split('/')[2])
    : key.startsWith(`${part.replace('/', '.')}.`);

function clientSources() {
  return readdirSync(join(ROOT, 'web'), { recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^gql\/|^i18n\/compiled\//.test(path))
    .map((path) => readFileSync(join(ROOT, 'web', path), 'utf8'));
}

function compileBundles() {
  for (const locale of LOCALES) {
    mkdirSync(join(ROOT, 'web/i18n/compiled', locale), { recursive: true });
    for (const [bundle, areas] of Object.entries(BUNDLES)) {
      const messages = Object.assign({}, ...areas.flatMap(partsOf).map((part) => readPart(locale, part)));
      const file = join(ROOT, 'web/i18n/compiled', locale, `${bundle}.json`);
      const text = JSON.stringify(compile(messages));
      // Writes only changed files, because the dev server reloads pages on each write.
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
    }
  }
}

function checkClient() {
  const parts = [...new Set(Object.values(BUNDLES).flat())].flatMap(partsOf);
  const sources = clientSources();
  const english = Object.assign({}, ...parts.map((part) => readPart('en', part)));
  return [
    ...parts.flatMap((part) => {
      const en = readPart('en', part);
      const strangers = Object.keys(en).filter((key) => !isAtHome(part, key));
      return [
        ...OTHERS.flatMap((locale) => compareLanguages(en, readPart(locale, part), locale)).map(
          (problem) => `web ${part}: ${problem}`,
        ),
        ...strangers.map(
          (key) => `web ${part}: ${key} must begin with the name of its file, or have the extension’s name`,
        ),
      ];
    }),
    ...unusedKeys(Object.keys(english), sources).map((key) => `web: ${key} is used nowhere`),
    ...unknownKeys(Object.keys(english), sources).map((key) => `web: ${key} has no message`),
  ];
}

function readServer(locale) {
  const files = globSync(`api/{,extensions/*/}messages/${locale}.json`, { cwd: ROOT });
  return Object.assign({}, ...files.map(readJson));
}

function checkServer() {
  return OTHERS.flatMap((locale) =>
    compareLanguages(readServer('en'), readServer(locale), locale).map((problem) => `api: ${problem}`),
  );
}

/** One word per concept: `web/i18n/wording.json` lists the words of each language and their forbidden synonyms. */
function checkWording() {
  const parts = [...new Set(Object.values(BUNDLES).flat())].flatMap(partsOf);
  return Object.entries(readJson('web/i18n/wording.json')).flatMap(([locale, rules]) => [
    ...parts.flatMap((part) => wrongWords(readPart(locale, part), rules)).map((problem) => `web ${locale}: ${problem}`),
    ...wrongWords(readServer(locale), rules).map((problem) => `api ${locale}: ${problem}`),
  ]);
}

compileBundles();
if (process.argv.includes('--check')) {
  const problems = [...checkClient(), ...checkServer(), ...checkWording()];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`messages: ${LOCALES.join(' and ')} are whole`);
}
