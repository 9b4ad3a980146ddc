import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { targetInWords } from './target-words.ts';

const t = createSiteTexts().translate('de');
const rows = [{ page: 'Faq', title: 'Häufige Fragen' }];

test.each([
  ['page:Faq', 'Seite „Häufige Fragen“'],
  ['page:UserBusinessRegistration', 'Seite der Website'],
  ['search:country=it&dishwasher=Y', 'Suchergebnisse'],
  ['offer:552', 'Angebot'],
  ['place:toskana', 'Reiseziel'],
  ['https://example.com/', 'https://example.com/'],
])('%s is named %s', (to, words) => {
  expect(targetInWords(to, rows, t)).toBe(words);
});
