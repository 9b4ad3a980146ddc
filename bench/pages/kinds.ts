import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { fetchData } from './site-data.ts';

/** Returns one page of each of ten kinds of a running site, by name. Those with dates ask for a week in four months. */
export async function listPageKinds(url: string): Promise<{ page: string; path: string }[]> {
  const { regions, countries } = await fetchData<Record<'regions' | 'countries', { href: string }[]>>(
    url,
    '/api/location/teasers',
  );
  const { objectNumber } = await fetchData<{ objectNumber: number[] }>(url, '/api/search');
  const arrival = addDays(todayInBerlin(new Date()), 120);
  const dates = `startDate=${arrival}&endDate=${addDays(arrival, 7)}`;
  const region = regions[0]!.href;
  return [
    { page: 'start page', path: '/' },
    { page: 'search', path: '/search/' },
    { page: 'search with dates', path: `/search/?${dates}` },
    { page: 'region', path: region },
    { page: 'region with dates', path: `${region}?${dates}` },
    { page: 'country', path: countries[0]!.href },
    { page: 'theme', path: '/search/?pets=one' },
    { page: 'home', path: `/object/${objectNumber[0]!}/` },
    { page: 'home with dates', path: `/object/${objectNumber[0]!}/?${dates}` },
    { page: 'offers', path: '/angebote/' },
  ];
}
