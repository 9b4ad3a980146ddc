import { expect, test } from 'vitest';
import { readFactsFile, writeFactsFile } from './facts-file.ts';

const facts = { siteName: 'Gîtes d’Armor', languages: ['en', 'fr'], commissionPerMille: 125 } as const;

test('a second site reads what the first one wrote, but for pictures and what is locked there', () => {
  const file = writeFactsFile({ ...facts, logo: '/operator-files/logo-440x120.webp' });
  expect(readFactsFile(file, [])).toEqual(facts);
  expect(readFactsFile(file, ['siteName', 'languages'])).toEqual({ commissionPerMille: 125 });
});

test.each(['', 'null', '[]', '{"logo": "/operator-files/a.webp"}', '{"name": "x"}', 'PK'])(
  'another file, %j, is no details of an operator',
  (text) => {
    expect(readFactsFile(text, [])).toBeNull();
  },
);
