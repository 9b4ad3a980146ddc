import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Booking } from '../../../contract/booking/booking.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { HouseRules } from './house-rules.tsx';

const texts = createSiteTexts();
const rulesOf = (booking: Pick<Booking, 'houseRules' | 'ownRules'>): string =>
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'fr', t: texts.translate('fr'), textsUrl: '' }}>
      <HouseRules booking={booking} />
    </TextsProvider>,
  );

test("house rules are in the language of the page, the landlord's own rules in theirs", () => {
  const html = rulesOf({
    houseRules: { parties: false, quiet: { from: '22:00', until: '07:30' } },
    ownRules: { language: 'it', text: 'Niente scarpe in casa.\nGrazie!' },
  });
  expect(html).toMatch(/22.*7/);
  expect(html).toContain('<div lang="it"><p>Niente scarpe in casa.</p><p>Grazie!</p></div>');
  expect(html).toContain('Texte de l’hôte en italien');
});

test('rules in the language of the page need no note', () => {
  expect(rulesOf({ houseRules: null, ownRules: { language: 'fr', text: 'Sans chaussures.' } })).not.toContain(
    'Texte de l’hôte',
  );
});

test('without house rules nothing is rendered', () => {
  expect(rulesOf({ houseRules: null, ownRules: null })).toBe('');
  expect(rulesOf({ houseRules: { parties: null, quiet: null }, ownRules: null })).toBe('');
});
