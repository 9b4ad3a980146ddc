import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/* What lies where, and who leans on whom: eslint.rooms.js says who may, this says that nothing runs in circles. */

interface Import {
  from: string;
  to: string;
  /** Gone once the types are: it binds nothing while the program runs. */
  typeOnly: boolean;
  /** Fetched on first use. */
  lazy: boolean;
}

const trees =
  '{content,contract,database,demo,domain,geography,illustrations,import,scripts,search,server,texts,web}';
const isOwn = (file: string): boolean =>
  !/\.test\.tsx?$|\/testing\/|\.d\.ts$/.test(file) && !file.startsWith('search/kernel/');
const files = globSync(`${trees}/**/*.{ts,tsx}`)
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isOwn)
  .sort();

const imports = files.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));

function importsOf(from: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (target: ts.Expression | undefined, kind: Pick<Import, 'typeOnly' | 'lazy'>): void => {
    if (!target || !ts.isStringLiteral(target) || !target.text.startsWith('.')) return;
    found.push({ from, to: join(dirname(from), target.text.replace(/\?.*/, '')), ...kind });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, { typeOnly: bindsTypes(node), lazy: false });
    if (ts.isExportDeclaration(node)) {
      const named =
        node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : [];
      const typeOnly = node.isTypeOnly || (named.length > 0 && named.every((one) => one.isTypeOnly));
      add(node.moduleSpecifier, { typeOnly, lazy: false });
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], { typeOnly: false, lazy: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(from, text, ts.ScriptTarget.Latest, false));
  return found;
}

function bindsTypes({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  return (
    !name &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every((one) => one.isTypeOnly)
  );
}

/** The two folders at which the ways to two files part; null for files of which one lies above the other. */
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

/** A way through the files that leads back to where it began; null where there is none. */
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
  'views',
  'pages',
  'account',
  'landlord',
  'letters',
  'partner',
  'shell',
];
const floorOf = (file: string): number => floors.indexOf(/^web\/(\w+)\//.exec(file)?.[1] ?? '');

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

  test('has no circle of imports', () => {
    expect(circleAmong(imports.filter(({ typeOnly, lazy }) => !typeOnly && !lazy))).toBeNull();
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
});

test('a file of components stays under 150 lines: what is more has a hook or a part of its own', () => {
  const long = files
    .filter((file) => file.startsWith('web/') && file.endsWith('.tsx') && file !== 'web/entry.server.tsx')
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > 150);
  expect(long).toEqual([]);
});

/** Who stands beside others, with nobody below that knows of it. */
function isTop(floor: string): boolean {
  return ['pages', 'account', 'landlord', 'letters', 'partner', 'shell'].includes(floor);
}

describe('the rules above', () => {
  const direct = (from: string, to: string): Import => ({ from, to, typeOnly: false, lazy: false });

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
      import './g.css?url';`;
    expect(importsOf('web/x.ts', text)).toEqual([
      { from: 'web/x.ts', to: 'web/a.ts', typeOnly: true, lazy: false },
      { from: 'web/x.ts', to: 'web/b.ts', typeOnly: true, lazy: false },
      { from: 'web/x.ts', to: 'web/c.ts', typeOnly: false, lazy: false },
      { from: 'web/x.ts', to: 'web/d.ts', typeOnly: true, lazy: false },
      { from: 'web/x.ts', to: 'web/e.ts', typeOnly: false, lazy: false },
      { from: 'web/x.ts', to: 'web/f.ts', typeOnly: false, lazy: true },
      { from: 'web/x.ts', to: 'web/g.css', typeOnly: false, lazy: false },
    ]);
  });
});
