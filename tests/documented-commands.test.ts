import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/* Documents name commands and files that are there. Decisions tell what was, so they may name commands that are gone. */

/** Pages that somebody writes are Markdown too, but they speak to guests. */
const paths = globSync('{*.md,**/*.md}', {
  exclude: ['node_modules', 'build', 'var', '.cache', 'content/pages'],
}).map((path) => path.replaceAll('\\', '/'));

const documents = paths
  .filter((path) => !/^(?:docs|engines\/[^/]+)\/decisions\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Every match in a document, as `document: match`, for the first group of the pattern. */
const named = (pattern: RegExp): { path: string; name: string }[] =>
  documents.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([whole, name = whole]) => ({ path, name })),
  );

test('every script, benchmark, file of an engine and file of bin that a document names is there', () => {
  const files = named(/(?<![\w/])((?:scripts|bin|bench|engines)\/[\w./-]*\w)/g).filter(
    ({ name }) => !name.startsWith('bin/node/'),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter(({ name }) => !existsSync(name))).toEqual([]);
});

test('every file that a document links to is there', () => {
  const withoutExamples = (text: string): string => text.replaceAll(/^(`{3,})[^]*?^\1$/gm, '');
  const links = paths.flatMap((path) =>
    [...withoutExamples(readFileSync(path, 'utf8')).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(
      ([, target = '']) => ({ path, target }),
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ path, target }) => !existsSync(join(dirname(path), target)))).toEqual([]);
});

test('every `npm run` that a document names is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = named(/\bnpm run (?:--silent )?([\w:-]+)/g);
  expect(commands.length).toBeGreaterThan(15);
  expect(commands.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('TypeScript is run by `bin/node`: the Node that README asks for may be too old for it', () => {
  expect(named(/(?<!bin\/)\bnode [\w./-]+\.ts\b/g)).toEqual([]);
});

test('`bin/node` runs TypeScript from any folder, and answers as the script does', () => {
  const script = 'const code: number = 7; console.log(process.cwd()); process.exit(code);';
  const command = `${process.cwd()}/bin/node`;
  const { stdout, status } = spawnSync(command, ['--input-type=module-typescript', '--eval', script], {
    cwd: '/',
    encoding: 'utf8',
  });
  expect(stdout).toBe('/\n');
  expect(status).toBe(7);
});
