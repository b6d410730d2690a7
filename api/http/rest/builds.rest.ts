import { z } from 'zod';
import { file, json } from '../openapi/content';
import { ROUTE_RULES } from '../pages/route-rules';
import { type RestRoute, route } from './route';

const Build = z
  .looseObject({ id: z.string(), timestamp: z.int().describe('Milliseconds since 1970.') })
  .meta({ id: 'Build' });
const BuildManifest = Build.extend({
  matcher: z.looseObject({}).describe('How its pages are treated, by path.'),
}).meta({ id: 'BuildManifest' });

/** What tells an open page that a newer version is being served. */
export const buildPaths: readonly RestRoute[] = [
  route({
    method: 'get',
    path: '/builds/latest.json',
    operationId: 'readBuild',
    summary: 'Which build is running.',
    description: 'Clients poll it to learn of a new version.',
    answers: { 200: json(Build) },
    handler: ({ c, parts }) => {
      c.header('cache-control', 'no-cache');
      return parts.build;
    },
  }),
  route({
    method: 'get',
    path: '/builds/meta/{id}.json',
    operationId: 'readBuildManifest',
    summary: 'How the pages of the running build are treated; there is none of any other.',
    description: 'Which pages may be kept, and which are the same for every visitor.',
    params: { id: 'Of the running build.' },
    answers: { 200: json(BuildManifest), 404: file('text/plain') },
    handler: ({ c, id, parts: { build } }) => {
      if (id !== `${build.id}.json`) return c.notFound();
      c.header('cache-control', 'public, max-age=31536000, immutable');
      return { ...build, matcher: ROUTE_RULES };
    },
  }),
];
