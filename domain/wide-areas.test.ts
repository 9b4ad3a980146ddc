import { expect, test } from 'vitest';
import { languages } from './language.ts';
import { nameSpellings } from './place-name.ts';
import { wideArea, wideAreas } from './wide-areas.ts';

test('the Baltic Sea has all of its regions', () => {
  expect(wideArea('ganze-ostsee')?.regions).toEqual(
    expect.arrayContaining(['ostsee', 'ruegen', 'usedom', 'fehmarn']),
  );
});

test('no region stands in an area twice, and no two areas are called the same', () => {
  for (const { key, regions } of wideAreas) expect(new Set(regions).size, key).toBe(regions.length);
  const names = wideAreas.flatMap(({ key, names: called, further }) =>
    [...new Set([...languages.map((language) => called[language]), ...further].flatMap(nameSpellings))].map(
      (name) => `${name} ${key}`,
    ),
  );
  expect(new Set(names.map((name) => name.replace(/ \S+$/, ''))).size).toBe(names.length);
});
