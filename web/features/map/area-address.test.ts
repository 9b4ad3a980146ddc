import { describe, expect, it } from 'vitest';
import { areaAddress, roundBox } from './area-address.ts';

const box = { west: 9.1, south: 53.2, east: 11.4, north: 54.9 };

describe('the address of an area', () => {
  it('keeps all filters, starts at the first page and forgets the place', () => {
    const query = { persons: 4, sauna: 'Y', page: 3, region: 'ostsee', startDate: '2027-05-01' } as const;
    const address = areaAddress({ path: '/search/', query, preset: {} }, box, '/search/');
    const params = new URL(address, 'https://x').searchParams;
    expect(Object.fromEntries(params)).toEqual({
      persons: '4',
      sauna: 'Y',
      startDate: '2027-05-01',
      BBoxString: '9.1,53.2,11.4,54.9',
    });
  });

  it('leaves the page of a region: the area may reach beyond it', () => {
    const address = areaAddress(
      { path: '/toskana/', query: { persons: 4 }, preset: { region: 'toskana' } },
      box,
      '/search/',
    );
    expect(address).toBe('/search/?persons=4&BBoxString=9.1%2C53.2%2C11.4%2C54.9');
  });

  it('stays on the page of an offer', () => {
    const address = areaAddress({ path: '/angebote/5/', query: {}, preset: { offer: 5 } }, box, '/search/');
    expect(address).toBe('/angebote/5/?BBoxString=9.1%2C53.2%2C11.4%2C54.9');
  });

  it('rounds to 11 m and stays in the world, also where a map was turned across the date line', () => {
    expect(roundBox({ west: -190, south: 1.23456, east: 2.00004, north: 91 })).toEqual({
      west: 170,
      south: 1.2346,
      east: 2,
      north: 90,
    });
  });
});
