import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { SearchFilter } from '../../../../domain/search-filter.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import type { SearchData } from '../../../features/search/search-data.ts';
import { FilterChips } from './filter-chips.tsx';

const texts = { language: 'en' as const, t: createSiteTexts().translate('en'), textsUrl: '' };

function render(part: ReactNode): string {
  const element = <TextsProvider value={texts}>{part}</TextsProvider>;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

function labelsOf(query: SearchFilter): string[] {
  const data = { query, path: '/en/search/', preset: {}, counts: {} } as unknown as SearchData;
  const html = render(<FilterChips data={data} />);
  return [...html.matchAll(/data-testid="active-filter"[^>]*>([^<]*)</g)].map(([, label]) => label!);
}

test('what stands in the search box, in the menu of prices or on a chip is not said a second time', () => {
  expect(labelsOf({ startDate: '2027-03-27', endDate: '2027-04-03', priceMax: 3000 })).toEqual([]);
  expect(labelsOf({ priceMin: 100, swimmingpool: 'Y' })).toEqual([]);
  expect(labelsOf({ priceMax: 3000, sleepingRooms: 6 })).toEqual([expect.stringContaining('6')]);
});

test('the parts of a sentence stand in the row of chips, each filter once, and lead to a list without them', () => {
  const sentence = {
    text: 'house with pool',
    chips: [
      { label: 'House', without: '/en/search/?swimmingpool=Y' },
      { label: 'Pool', without: '/en/search/?objectType=house' },
    ],
    rest: [],
    questions: [],
    asTyped: '/en/search/?q=words',
  };
  const data = {
    query: { objectType: 'house', swimmingpool: 'Y', sleepingRooms: 6 },
    path: '/en/search/',
    preset: {},
    counts: { 'swimmingpool:Y': 3, 'sauna:Y': 2 },
    aboveList: { sentence, showsFilters: false },
  } as unknown as SearchData;
  const html = render(<FilterChips data={data} />);
  expect(html.match(/Pool/g)).toHaveLength(1);
  expect(html).toContain('house with pool');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(
    expect.arrayContaining(['/en/search/?swimmingpool=Y', '/en/search/?objectType=house', sentence.asTyped]),
  );
  expect(html).not.toContain('active-filter');
});

test('chosen filters stand in the same row, before those that can be chosen', () => {
  const data = {
    query: { swimmingpool: 'Y', sleepingRooms: 6 },
    path: '/en/search/',
    preset: {},
    counts: { 'swimmingpool:Y': 3, 'sauna:Y': 2 },
  } as unknown as SearchData;
  const html = render(<FilterChips data={data} />);
  expect(html.match(/<ul/g)).toHaveLength(1);
  expect(
    [...html.matchAll(/data-testid="(active-filter|filter-chip)"(?: data-filter="([^"]*)")?/g)].map(
      ([, kind, name]) => name ?? kind,
    ),
  ).toEqual(['active-filter', 'swimmingpool:Y', 'sauna:Y']);
});
