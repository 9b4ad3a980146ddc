import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { findDeadExports } from '../scripts/find-dead-exports.ts';
import { parseSource, readSourceTree, type Import } from '../scripts/source-tree.ts';

/* Checks dependencies between rooms: scripts/boundaries/rooms.js decides which are allowed, this test finds cycles. All checks are in one file, so that the tree is parsed once. */

const everyFile = readSourceTree();
const files = everyFile.filter(
  ({ path }) => path.includes('/') && !/\.test\.tsx?$|\/testing\/|^tests\//.test(path),
);
const imports = files.flatMap((file) => file.imports);

/** Returns the two folders at which the paths of two files part; null if one is in a folder above the other. */
function partingFolders({ from, to }: Import): readonly [string, string] | null {
  const [one, other] = [dirname(from).split('/'), dirname(to).split('/')];
  const depth = one.findIndex((name, index) => name !== other[index]);
  if (depth < 0 || depth >= other.length) return null;
  return [one.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')];
}

/** Pairs of folders of which each imports from the other, with the imports of the thinner side. */
function mutualPairs(all: readonly Import[]): string[] {
  const between = new Map<string, Import[]>();
  for (const one of all) {
    const folders = partingFolders(one);
    if (!folders) continue;
    const key = folders.join(' -> ');
    between.set(key, [...(between.get(key) ?? []), one]);
  }
  return [...between].flatMap(([key, there]) => {
    const [one, other] = key.split(' -> ');
    const back = between.get(`${other!} -> ${one!}`);
    if (!back || one! > other!) return [];
    const thinner = there.length < back.length ? there : back;
    return `${one!} <-> ${other!}: ${thinner.map(({ from, to }) => `${from} imports ${to}`).join(', ')}`;
  });
}

/** Returns a path through the files that leads back to its beginning; null if there is none. */
function circleAmong(all: readonly Import[]): string[] | null {
  const targets = Map.groupBy(all, ({ from }) => from);
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (file: string): string[] | null => {
    if (done.has(file)) return null;
    const seen = way.indexOf(file);
    if (seen >= 0) return [...way.slice(seen), file];
    way.push(file);
    for (const { to } of targets.get(file) ?? []) {
      const circle = walk(to);
      if (circle) return circle;
    }
    way.pop();
    done.add(file);
    return null;
  };
  for (const file of targets.keys()) {
    const circle = walk(file);
    if (circle) return circle;
  }
  return null;
}

/** The floors are named from the ground up. */
const floors = [
  'app',
  'components',
  'features',
  'shell',
  'shell/work',
  'views',
  'pages',
  'account',
  'admin',
  'landlord',
  'letters',
  'partner',
];
const floorOf = (file: string): number => floors.indexOf(/^web\/(shell\/work|\w+)\//.exec(file)?.[1] ?? '');

describe('the tree', () => {
  test('is read whole', () => {
    expect(files.length).toBeGreaterThan(800);
    expect(imports.length).toBeGreaterThan(3_000);
    expect(imports.filter(({ lazy }) => lazy).length).toBeGreaterThan(20);
    expect(imports.filter(({ typeOnly }) => typeOnly).length).toBeGreaterThan(500);
  });

  test('has no two folders that import from each other, at any depth', () => {
    expect(mutualPairs(imports)).toEqual([]);
  });

  test('has no circle of imports, those of types included', () => {
    expect(circleAmong(imports.filter(({ lazy }) => !lazy))).toBeNull();
  });

  test('of the web has floors: nobody imports from above, pages and rooms not from each other', () => {
    const up = imports.filter(({ from, to }) => {
      const [own, other] = [floorOf(from), floorOf(to)];
      if (own < 0 || other < 0) return false;
      return other > own || (own !== other && [floors[own], floors[other]].every((name) => isTop(name!)));
    });
    expect(up.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
    expect(
      imports.filter(({ from, to }) => floorOf(from) > floorOf(to) && floorOf(to) >= 0).length,
    ).toBeGreaterThan(500);
  });

  test('the shell is known to the root alone, and to the frame that work rooms bring along', () => {
    const isOfShell = (file: string): boolean => file.startsWith('web/shell/');
    const isOfFrame = (file: string): boolean => file.startsWith('web/shell/work/');
    const others = imports.filter(({ from, to }) => isOfShell(to) && !isOfShell(from) && !isOfFrame(to));
    expect([...new Set(others.map(({ from }) => from))].filter((from) => !/^web\/[^/]+$/.test(from))).toEqual(
      [],
    );
    const ofFrame = imports.filter(({ from, to }) => isOfFrame(to) && !isOfFrame(from));
    expect(ofFrame.length).toBeGreaterThan(2);
    expect(ofFrame.filter(({ from }) => !/^web\/(admin|landlord|partner)\//.test(from))).toEqual([]);
  });
});

test.each(globSync('engines/*'))(
  '%s has a short face, and ten lines after which nobody else need read on',
  (folder) => {
    expect(readFileSync(`${folder}/face.ts`, 'utf8').split('\n').length).toBeLessThanOrEqual(101);
    const readme = readFileSync(`${folder}/README.md`, 'utf8');
    const [, tenLines = ''] = /^# .+\n\n(1\. [^]*?\n10\. .+)\n/.exec(readme) ?? [];
    for (const words of ['Who calls it', 'What goes in', 'What comes out', 'You need not read on'])
      expect(tenLines).toContain(`**${words}**`);
  },
);

test('a job that is named after mails is declared as one, so that operators see it given up', () => {
  const jobs = files.flatMap(({ path, text }) =>
    [...text.matchAll(/defineJob\(\{\s*name: '([\w.-]+)',\s*(\w+: \w+)/g)].map(
      ([, name = '', first = '']) => ({
        path,
        name,
        first,
      }),
    ),
  );
  expect(jobs.length).toBeGreaterThan(30);
  expect(jobs.filter(({ name, first }) => /mail/.test(name) && first !== 'mails: true')).toEqual([]);
});

test('a file of components stays under 150 lines: what is more has a hook or a part of its own', () => {
  const long = files
    .filter(({ path }) => path.startsWith('web/') && path.endsWith('.tsx') && path !== 'web/entry.server.tsx')
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > 150);
  expect(long).toEqual([]);
});

describe('no export is dead', () => {
  const dead = findDeadExports(everyFile);

  test('no file exports a value that nobody imports', () => {
    const values = dead.filter(({ file, kind }) => kind === 'value' && !file.startsWith('web/app/calls/'));
    expect(values.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });

  test('where the words of the house lie, no type is exported for nobody either', () => {
    const rooms = /^(bench|contract|domain|engines|scripts|tests|texts)\//;
    const types = dead.filter(({ file, kind }) => kind === 'type' && rooms.test(file));
    expect(types.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  });
});

/** True for the rooms of pages, on which no other part of the site depends. */
function isTop(floor: string): boolean {
  return ['pages', 'account', 'admin', 'landlord', 'letters', 'partner'].includes(floor);
}

describe('the rules above', () => {
  const direct = (from: string, to: string): Import => ({
    ...{ from, to, names: [], typeOnly: false, lazy: false, passedOnAs: [] },
  });

  test('find folders that import from each other, near the leaves and near the root', () => {
    const near = [direct('web/a/x.ts', 'web/b/y.ts'), direct('web/b/z.ts', 'web/a/w.ts')];
    expect(mutualPairs(near)).toEqual(['web/a <-> web/b: web/b/z.ts imports web/a/w.ts']);
    const far = [direct('web/a/x.ts', 'server/b/y.ts'), direct('server/c/z.ts', 'web/d/w.ts')];
    expect(mutualPairs(far)).toHaveLength(1);
    expect(mutualPairs([near[0]!, direct('web/b/y.ts', 'web/c/w.ts')])).toEqual([]);
  });

  test('find a circle over three files', () => {
    const two = [direct('a.ts', 'b.ts'), direct('b.ts', 'c.ts')];
    expect(circleAmong(two)).toBeNull();
    expect(circleAmong([...two, direct('c.ts', 'a.ts')])).toEqual(['a.ts', 'b.ts', 'c.ts', 'a.ts']);
  });

  test('tell what binds at run time from what does not', () => {
    const text = `import type { A } from './a.ts';
      import { type B } from './b.ts';
      import { type C, c } from './c.ts';
      export type { D } from './d.ts';
      export { e } from './e.ts';
      const f = () => import('./f.ts');
      import './g.css?url';
      type H = import('./h.ts').H;
      import type {} from './i.ts';
      import * as j from './j.ts'; // import('./k.ts')`;
    const kinds = parseSource('web/x.ts', text).imports.map(({ to, typeOnly, lazy }) => [to, typeOnly, lazy]);
    expect(kinds.sort()).toEqual([
      ['web/a.ts', true, false],
      ['web/b.ts', true, false],
      ['web/c.ts', false, false],
      ['web/d.ts', true, false],
      ['web/e.ts', false, false],
      ['web/f.ts', false, true],
      ['web/g.css', false, false],
      ['web/h.ts', true, false],
      ['web/i.ts', true, false],
      ['web/j.ts', false, false],
    ]);
  });

  const deadIn = (sources: Record<string, string>): string[] =>
    findDeadExports(Object.entries(sources).map(([path, text]) => parseSource(path, text))).map(
      ({ file, name }) => `${file} ${name}`,
    );

  test('find what nobody imports, whatever its form', () => {
    const sources = {
      'domain/a.ts':
        'export const used = 1, unused = 2; export function idle() {} export type Kind = 1; export interface Idle {}',
      'domain/b.ts':
        "import { used, type Kind } from './a.ts'; export { used as again }; export default used;",
    };
    expect(deadIn(sources)).toEqual([
      'domain/a.ts unused',
      'domain/a.ts idle',
      'domain/a.ts Idle',
      'domain/b.ts again',
      'domain/b.ts default',
    ]);
  });

  test('keep what an import of any form names', () => {
    const sources = {
      'web/a.ts': 'export const one = 1; export const two = 2;',
      'web/b.ts': "import * as a from './a.ts';",
      'web/c.ts': 'export const three = 3;',
      'web/d.ts': "const late = () => import('./c.ts');",
      'web/e.ts': 'export type Four = 4;',
      'web/f.ts': "type Four = import('./e.ts').Four;",
      'web/g.ts': 'export const five = 5;',
      'web/h.ts': "export { five } from './g.ts';",
      'web/i.ts': "import { five } from './h.ts';",
      'web/j.ts': 'export default 6;',
      'web/k.ts': "import six from './j.ts'; export * from './l.ts';",
      'web/l.ts': 'export const seven = 7;',
      'web/pages/start/page.tsx': 'export const meta = 1; export default 2; export const other = 3;',
    };
    expect(deadIn(sources)).toEqual(['web/pages/start/page.tsx other']);
  });
});
