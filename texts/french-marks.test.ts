import { expect, test } from 'vitest';
import { globSync, readdirSync, readFileSync } from 'node:fs';
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

/** A colon stands behind a full space, the other marks behind a narrow one. */
test('French marks have the space that is theirs, and three dots follow their word', () => {
  const wrong = readdirSync(folder).flatMap((file) =>
    [...flatTexts(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages)]
      .filter(([, text]) => /\u202f:|\u00a0[»;?!%]|«\u00a0|[ \u00a0]…/.test(text))
      .map(([key]) => `${file} ${key}`),
  );
  expect(wrong).toEqual([]);
});

test('French marks stay with their word on pages, too', () => {
  const pages = join(import.meta.dirname, '../content/pages');
  const loose = globSync('**/fr.md', { cwd: pages }).flatMap((file) =>
    readFileSync(join(pages, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /« |\S [»;?!]|[\p{L}\d»)] :(?!:)/u.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(loose).toEqual([]);
});
