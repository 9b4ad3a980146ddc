import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import type { SearchData } from '../../../features/search/search-data.ts';
import NoHits from './no-hits.tsx';

const texts = createSiteTexts();

function shownFor(startDate: string, endDate: string, groups: readonly unknown[] | null = null): string {
  const data = { near: null, groups, withoutFilter: [], path: '/suche', today: '2026-11-28' };
  const element = (
    <TextsProvider value={{ language: 'de', t: texts.translate('de'), textsUrl: '' }}>
      <NoHits data={{ ...data, query: { startDate, endDate } } as unknown as SearchData} />
    </TextsProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

test('dates beyond what can be booked are the reason, not a filter', () => {
  const html = shownFor('2029-07-03', '2029-07-10');
  expect(html).toContain('So weit im Voraus');
  expect(html).toContain('27.11.2028');
  expect(html).not.toContain('weniger Filtern');
});

test('where the dates can be booked, nothing is said of the day until which', () => {
  const html = shownFor('2027-07-03', '2027-07-10');
  expect(html).toContain('Keine Unterkunft passt');
  expect(html).not.toContain('2028');
});

test('below homes for a party together, nothing says that none fits', () => {
  const html = shownFor('2027-07-03', '2027-07-10', [{}]);
  expect(html).not.toContain('Keine Unterkunft passt');
  expect(html).toContain('unter einem Dach');
});
