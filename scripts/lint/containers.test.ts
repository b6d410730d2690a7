import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../api/kernel/project-root';

const CONTAINER = /\bcontainer(?:-type|Type)?\s*[:=]/;

/** Chromium loses what is in a container while a form around it is refused (docs/decisions/styles.md). No form is around these. */
const WITHOUT_FORM = [
  'web/command-center/insights/dashboard/figures.module.css',
  'web/command-center/kit/page/figure-tiles.tsx',
  'web/command-center/orders/board/board-column.module.css',
];

test('the forms of the command center hold no container of a container query', () => {
  const containers = globSync('web/command-center/**/*.{css,ts,tsx}', { cwd: projectRoot }).filter((file) =>
    CONTAINER.test(readFileSync(join(projectRoot, file), 'utf8')),
  );
  expect(containers.sort()).toEqual(WITHOUT_FORM);
});
