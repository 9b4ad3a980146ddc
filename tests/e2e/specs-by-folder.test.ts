import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { specsByFolder, specsFor } from './specs-by-folder.ts';

const specs = globSync('tests/e2e/*.spec.ts').sort();

test('every browser test is run for some folder, and every one that is named is there', () => {
  expect(specsFor(specsByFolder.map(([start]) => `${start}x.ts`))).toEqual(specs);
});

test('every folder and file that is named is there', () => {
  const starts = specsByFolder
    .map(([start]) => start)
    .filter((start) => !/^(contract|server\/areas)\//.test(start));
  const missing = starts.filter((start) => !existsSync(start) && globSync(`${start}*`).length === 0);
  expect(missing).toEqual([]);
});

test('every area that is named has calls or a server', () => {
  const areas = specsByFolder.flatMap(
    ([start]) => /^(?:contract|server\/areas)\/([^/]+)/.exec(start)?.[1] ?? [],
  );
  const missing = areas.filter(
    (name) => !existsSync(`contract/${name}`) && !existsSync(`server/areas/${name}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test('no part of the web is without a browser test', () => {
  const parts = globSync('web/*/*/').map((part) => `${part.replace(/\/?$/, '/')}page.tsx`);
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.filter((part) => specsFor([part]).length === 0)).toEqual([]);
});

test('a change runs its own tests, each once, and tests of code or words for people who build run none', () => {
  expect(specsFor(['web/pages/watch-list/page.tsx', 'contract/watch-list/watched-object.ts'])).toEqual([
    'tests/e2e/every-page.spec.ts',
    'tests/e2e/read-aloud.spec.ts',
    'tests/e2e/shared-list.spec.ts',
    'tests/e2e/watch-list.spec.ts',
  ]);
  expect(specsFor(['tests/e2e/map.spec.ts'])).toEqual(['tests/e2e/map.spec.ts']);
  expect(specsFor(['web/pages/home/page.test.tsx', 'docs/seo.md', 'web/README.md'])).toEqual([]);
});
