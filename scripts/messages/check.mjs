import { IntlMessageFormat } from 'intl-messageformat';

/** Numbers of node types in an ICU syntax tree. */
const LITERAL = 0;
const PLURAL = 6;
const POUND = 7;
const TAG = 8;

const parse = (message) => new IntlMessageFormat(message, 'en').getAst();

/** Syntax trees by id. @param {Record<string, string>} messages */
export function compile(messages) {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      try {
        return [key, parse(message)];
      } catch (error) {
        throw new Error(`${key}: ${error.message}: ${message}`);
      }
    }),
  );
}

/** Names of placeholders and tags. A plural and a plain number of the same name count as one. */
export function placeholders(elements, found = new Set()) {
  for (const element of elements) {
    if (element.type === LITERAL || element.type === POUND) continue;
    found.add(element.type === TAG ? `<${element.value}>` : element.value);
    for (const option of Object.values(element.options ?? {})) placeholders(option.value, found);
    if (element.children) placeholders(element.children, found);
  }
  return found;
}

function missingPlurals(elements, language, missing = new Set()) {
  for (const element of elements) {
    if (element.type === PLURAL) {
      const type = element.pluralType ?? 'cardinal';
      const { pluralCategories } = new Intl.PluralRules(language, { type }).resolvedOptions();
      for (const category of pluralCategories) if (!element.options[category]) missing.add(category);
    }
    for (const option of Object.values(element.options ?? {})) missingPlurals(option.value, language, missing);
    if (element.children) missingPlurals(element.children, language, missing);
  }
  return [...missing];
}

/**
 * The differences of another language's messages from English, in sentences; empty when there are none.
 * @param {string} language - the other language.
 */
export function compareLanguages(en, other, language) {
  const problems = [];
  for (const key of new Set([...Object.keys(en), ...Object.keys(other)])) {
    if (!(key in en)) problems.push(`${key} is missing in en`);
    else if (!(key in other)) problems.push(`${key} is missing in ${language}`);
    else {
      const [first, second] = [en[key], other[key]].map((message) => parse(message));
      const [names, others] = [first, second].map((tree) => [...placeholders(tree)].sort().join(', '));
      if (names !== others) problems.push(`${key} has placeholders (${names}) in en, (${others}) in ${language}`);
      for (const [spoken, tree] of [
        ['en', first],
        [language, second],
      ]) {
        const missing = missingPlurals(tree, spoken);
        if (missing.length > 0) problems.push(`${key} in ${spoken} lacks the plural ${missing.join(', ')}`);
      }
    }
  }
  return problems;
}

/**
 * Keys that no source names: neither whole, nor by the fixed beginning of a template such as `status.${status}`, nor by the two
 * parts of one such as `${words}.created`, whose beginning some source names.
 */
export function unusedKeys(keys, sources) {
  const text = sources.join('\n');
  const beginnings = [...text.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)].map(([, beginning]) => beginning);
  const endings = [...text.matchAll(/`\$\{[\w.]+\}(\.[\w.]+)`/g)].map(([, ending]) => ending);
  const isNamed = (part) => ['"', "'", '`'].some((quote) => text.includes(`${quote}${part}${quote}`));
  return keys.filter(
    (key) =>
      !isNamed(key) &&
      !beginnings.some((beginning) => key.startsWith(beginning)) &&
      !endings.some((ending) => key.endsWith(ending) && isNamed(key.slice(0, -ending.length))),
  );
}

/** Ids that sources use and no message file has. */
export function unknownKeys(keys, sources) {
  const known = new Set(keys);
  const asked = sources.flatMap((source) => [
    ...source.matchAll(/<FormattedMessage\s+id=["']([^"']+)["']|formatMessage\(\{\s*id:\s*["']([^"']+)["']/g),
  ]);
  return [...new Set(asked.map(([, first, second]) => first ?? second))].filter((key) => !known.has(key));
}

/** The text of a message without placeholder names and without examples in quotation marks. */
function spoken(elements) {
  return elements
    .map((element) => {
      if (element.type === LITERAL) return element.value;
      const inside = [...Object.values(element.options ?? {}).map(({ value }) => value), element.children ?? []];
      return inside.map(spoken).join(' ');
    })
    .join('')
    .replaceAll(/“[^”]*”|«[^»]*»/g, '');
}

/**
 * Messages that use a word that the glossary forbids.
 * @param rules - of the language: a word, and the expression for its forbidden synonyms.
 */
export function wrongWords(messages, rules) {
  return Object.entries(messages).flatMap(([key, message]) => {
    const text = spoken(parse(message));
    return rules
      .map(({ say, not }) => ({ say, found: new RegExp(not, 'iu').exec(text)?.[0] }))
      .filter(({ found }) => found !== undefined)
      .map(({ say, found }) => `${key} says “${found}”; the glossary says “${say}”`);
  });
}
