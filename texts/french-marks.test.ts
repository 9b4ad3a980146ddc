import { expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatTexts } from './flat-texts.ts';
import type { Messages } from './translate.ts';

const folder = join(import.meta.dirname, 'fr');

test('French marks stay with their word where a line ends', () => {
  const loose = readdirSync(folder).flatMap((file) =>
    [...flatTexts(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages)]
      .filter(([, text]) => /« | [»:;?!]/.test(text))
      .map(([key]) => `${file} ${key}`),
  );
  expect(loose).toEqual([]);
});
