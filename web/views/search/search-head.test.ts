import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { titleOf } from './search-head.ts';

const { translate } = createSiteTexts();

test("a title that ends with the name of the house ends with a partner's on the partner's pages", () => {
  const [house, partner] = [translate('de'), translate('de', 'Reisebüro am Hafen')];
  const written = 'Ferienhäuser in der Toskana | Feriola';
  expect(titleOf(house, written, 'Toskana')).toBe(written);
  expect(titleOf(partner, written, 'Toskana')).toBe('Ferienhäuser in der Toskana | Reisebüro am Hafen');
  expect(titleOf(partner, 'Was Feriola zeigt', 'Toskana')).toBe('Was Feriola zeigt');
  expect(titleOf(partner, '', 'Toskana')).toBe('Toskana | Reisebüro am Hafen');
});
