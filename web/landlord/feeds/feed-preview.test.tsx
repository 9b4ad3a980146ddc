import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { FeedPreview, type CalendarPreview } from './feed-preview.tsx';

const texts = createSiteTexts();
const nothing: CalendarPreview = {
  ...{ problem: null, nights: 0, firstNight: null, lastNight: null, sliding: [], conflicts: [] },
  ...{ remarks: [], unread: [], unreadCount: 0 },
};
function shown(language: 'de' | 'en' | 'fr' | 'it', preview: Partial<CalendarPreview>): string {
  const page = renderToStaticMarkup(
    <TextsProvider value={{ language, t: texts.translate(language), textsUrl: '' }}>
      <FeedPreview preview={{ ...nothing, ...preview }} />
    </TextsProvider>,
  );
  return page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test.each([
  ['de', '6 Nächte, die erste am 10.12.2026, die letzte am 20.12.2026', 'Zeile 12: DTEND:x'],
  ['en', '6 nights, the first on 10 Dec 2026, the last on 20 Dec 2026', 'Line 12: DTEND:x'],
  ['fr', '6 nuits, la première le 10/12/2026, la dernière le 20/12/2026', 'Ligne 12 : DTEND:x'],
  ['it', '6 notti, la prima il 10/12/2026, l’ultima il 20/12/2026', 'Riga 12: DTEND:x'],
] as const)(
  'what a calendar would block is told in %s, with the lines that cannot be read',
  (language, nights, line) => {
    const preview = { nights: 6, firstNight: '2026-12-10', lastNight: '2026-12-20' };
    const page = shown(language, { ...preview, unread: [{ line: 12, text: 'DTEND:x' }], unreadCount: 3 });
    expect(page).toContain(nights);
    expect(page).toContain(line);
  },
);

test('a calendar that blocks nothing, or is unreliable, is described as such', () => {
  expect(shown('de', {})).toContain('Keine Nächte.');
  expect(shown('de', { problem: 'notCalendar' })).toContain('Unter der Adresse liegt kein Kalender');
});
