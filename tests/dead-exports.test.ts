import { expect, test } from 'vitest';
import { findDeadExports, readSources } from '../scripts/find-dead-exports.ts';

const dead = (files: Record<string, string>): string[] =>
  findDeadExports(new Map(Object.entries(files))).map(({ file, name }) => `${file} ${name}`);

test('what nobody imports is dead, whatever its form', () => {
  const files = {
    'domain/a.ts':
      'export const used = 1, unused = 2; export function idle() {} export type Kind = 1; export interface Idle {}',
    'domain/b.ts': "import { used, type Kind } from './a.ts'; export { used as again }; export default used;",
  };
  expect(dead(files)).toEqual([
    'domain/a.ts unused',
    'domain/a.ts idle',
    'domain/a.ts Idle',
    'domain/b.ts again',
    'domain/b.ts default',
  ]);
});

test('imports of every form keep what they name', () => {
  const files = {
    'web/a.ts': 'export const one = 1; export const two = 2;',
    'web/b.ts': "import * as a from './a.ts';",
    'web/c.ts': 'export const three = 3;',
    'web/d.ts': "const late = () => import('./c.ts');",
    'web/e.ts': 'export type Four = 4;',
    'web/f.ts': "type Four = import('./e.ts').Four;",
    'web/g.ts': 'export const five = 5;',
    'web/h.ts': "export { five } from './g.ts';",
    'web/i.ts': "import { five } from './h.ts';",
    'web/pages/start/page.tsx': 'export const meta = 1; export default 2; export const other = 3;',
  };
  expect(dead(files)).toEqual(['web/pages/start/page.tsx other']);
});

test('no file of the house exports a value that nobody imports', () => {
  const found = findDeadExports(readSources()).filter(
    ({ file, kind }) => kind === 'value' && !file.startsWith('web/app/calls/'),
  );
  expect(found.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test('where the words of the house lie, no type is exported for nobody either', () => {
  const rooms = /^(contract|domain|geography|illustrations|scripts|tests|texts)\//;
  const found = findDeadExports(readSources()).filter(
    ({ file, kind }) => kind === 'type' && rooms.test(file),
  );
  expect(found.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});
