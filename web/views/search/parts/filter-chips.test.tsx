import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { SearchFilter } from '../../../../domain/search-filter.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import type { SearchData } from '../../../features/search/search-data.ts';
import { ActiveFilters } from './filter-chips.tsx';

const texts = { language: 'en' as const, t: createSiteTexts().translate('en'), textsUrl: '' };

function labelsOf(query: SearchFilter): string[] {
  const data = { query, path: '/en/search/', preset: {} } as unknown as SearchData;
  const element = (
    <TextsProvider value={texts}>
      <ActiveFilters data={data} />
    </TextsProvider>
  );
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return [...html.matchAll(/data-testid="active-filter"[^>]*>([^<]*)</g)].map(([, label]) => label!);
}

test('what stands in the search box, in the menu of prices or on a chip is not said a second time', () => {
  expect(labelsOf({ startDate: '2027-03-27', endDate: '2027-04-03', priceMax: 3000 })).toEqual([]);
  expect(labelsOf({ priceMin: 100, swimmingpool: 'Y' })).toEqual([]);
  expect(labelsOf({ priceMax: 3000, sleepingRooms: 6 })).toEqual([expect.stringContaining('6')]);
});
