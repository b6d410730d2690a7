import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { extensions } from '../../extensions/extensions';
import { loadRoutes } from '../rest/extension-routes';
import { openApiDocument } from '../rest/paths';

/** The linters that integrators run over a document before they generate a client from it, with their own rules. */
const source = JSON.stringify(openApiDocument(await loadRoutes(extensions)));

test('Redocly has nothing to say', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, config, absoluteRef: '/openapi.json' });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test('Spectral has nothing to say', async () => {
  const spectral = new spectralCore.Spectral();
  // @ts-expect-error Its types are written without `exactOptionalPropertyTypes`.
  spectral.setRuleset({ extends: [[spectralRulesets.oas, 'recommended']] });
  const problems = await spectral.run(source);
  expect(problems.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([]);
});

test('they do notice a fault', async () => {
  const broken = source.replace('"operationId":"readCart"', '"operationId":"addLine"');
  const config = await createConfig({ extends: ['recommended'] });
  expect(await lintFromString({ source: broken, config, absoluteRef: '/openapi.json' })).not.toEqual([]);
});
