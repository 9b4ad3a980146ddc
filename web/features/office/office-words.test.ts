import { expect, test } from 'vitest';
import { ownWords } from './office-words.ts';

const overwrites = {
  Home: { de: 'Willkommen.' },
  whoami_Search: { de: 'Fragen zur Gegend?', fr: 'Des questions ?' },
  whoami_Object: { de: 'Fragen zum Haus?' },
};

test.each([
  ['Home', 'de', 'Willkommen.'],
  ['Home', 'fr', undefined],
  ['whoami_Search', 'fr', 'Des questions ?'],
  ['Search', 'de', undefined],
  ['whoami_Object', 'de', 'Fragen zum Haus?'],
  // Slugs of homes lead there.
  ['ObjectPage', 'de', 'Fragen zum Haus?'],
  ['Error404', 'de', undefined],
] as const)('on %s in %s the office says %s', (route, language, words) => {
  expect(ownWords(overwrites, route, language)).toBe(words);
});

test("texts for the home's page take precedence", () => {
  const both = { ...overwrites, ObjectPage: { de: 'Zu diesem Haus' } };
  expect(ownWords(both, 'ObjectPage', 'de')).toBe('Zu diesem Haus');
});
