import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rewriteSourcePaths } from './places-of-sources.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'feriola-bundle-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('a bundle that was moved with its sources finds files next to them', async () => {
  const root = join(folder, 'made');
  mkdirSync(join(root, 'server/deep'), { recursive: true });
  writeFileSync(join(root, 'server/main.ts'), "export { near, beside } from './deep/module.ts';");
  writeFileSync(
    join(root, 'server/deep/module.ts'),
    "export const near = new URL('./worker.js', import.meta.url).href; export const beside = import.meta.dirname;",
  );
  const target = join(root, 'build/node');
  const bundle = await rolldown({
    input: { 'server/main': join(root, 'server/main.ts') },
    plugins: [rewriteSourcePaths({ root, target, except: '' })],
  });
  await bundle.write({ dir: target, entryFileNames: '[name].js' });
  await bundle.close();
  const moved = join(folder, 'moved');
  cpSync(join(root, 'build'), join(moved, 'build'), { recursive: true });
  const loaded = (await import(pathToFileURL(join(moved, 'build/node/server/main.js')).href)) as unknown;
  expect(loaded).toMatchObject({
    near: pathToFileURL(join(moved, 'server/deep/worker.js')).href,
    beside: join(moved, 'server/deep'),
  });
});
