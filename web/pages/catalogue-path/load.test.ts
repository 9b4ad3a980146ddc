import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../../../domain/site-routes.ts';
import { ApiFailure } from '../../app/api/api-client.ts';
import { siteContext, type Site } from '../../app/api/site-context.ts';
import { load } from './load.ts';

/** The present addresses of pages that had these paths before. */
const moved: Record<string, string> = { '/blog/frueher/': '/blog/heute/', '/frueher/': '/heute/' };

/** What is suggested for every text. */
const suggestions = [
  { kind: 'home', name: 'Nichts', alias: '', path: '/object/1/' },
  { kind: 'region', name: 'Ostsee', alias: 'Mer Baltique', path: '/search/?region=ganze-ostsee' },
  { kind: 'place', name: 'Malmö', alias: '', path: '/malmoe/' },
  { kind: 'place', name: 'Ostseebad Binz', alias: '', path: '/ostseebad-binz/' },
  { kind: 'place', name: 'Manerba del Garda', alias: '', path: '/manerba/' },
  { kind: 'place', name: 'Padenghe sul Garda', alias: '', path: '/padenghe/' },
];

/** Returns the answer of an address if the catalogue answers its path like this. */
async function answerOf(address: string, whoami: () => unknown): Promise<unknown> {
  const context = new RouterContextProvider();
  const call = (name: string): Promise<unknown> => {
    if (name === 'getWhoami') return Promise.resolve().then(whoami);
    if (name === 'searchObjects') return Promise.resolve({ hits: [], hitsTotal: 0, aggs: {} });
    if (name === 'suggestLocations') return Promise.resolve({ suggestions });
    return Promise.reject(new ApiFailure(404, []));
  };
  context.set(siteContext, {
    api: { call },
    origin: '',
    routes: siteRoutes('add'),
    content: { page: () => null, pageAt: () => null, movedTo: (path: string) => moved[path] ?? null },
    today: '2027-01-01',
  } as unknown as Site);
  const url = new URL(address, 'https://www.feriola.example');
  try {
    return await load({ url, context } as unknown as LoaderFunctionArgs);
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, location: thrown.headers.get('location') };
    const { init, data } = thrown as { init?: { status: number }; data: unknown };
    return { status: init?.status, data };
  }
}

const failing = (status: number) => () => {
  throw new ApiFailure(status, []);
};

describe('a path outside of the route table', () => {
  it.each([
    ['/nichts/', failing(404), 404],
    ['/weg/', failing(410), 410],
    ['/kaputt/', failing(500), 500],
    ['/kaputt/', failing(503), 500],
    ['/kaputt/', failing(429), 500],
    ['/kaputt/', failing(400), 500],
    [
      '/kaputt/',
      () => {
        throw new TypeError('no whoami at all');
      },
      500,
    ],
    ['/fehler/', () => ({ compname: 'Error500', datas: {} }), 500],
    ['/weg/', () => ({ compname: 'Error410', datas: { country: 'de' } }), 410],
    ['/anders/', () => ({ compname: 'Else', datas: {} }), 404],
    ['/haus/', () => ({ compname: 'Object', datas: { objectNumber: 11 } }), 404],
    ['/%E0%A4%A/', () => ({ compname: 'Search', datas: {} }), 404],
    ['/en//toskana/', () => ({ compname: 'Search', datas: {} }), 404],
    // React Router fits such a path to this page as well, but it is a page of the table.
    ['/search/', () => ({ compname: 'Search', datas: {} }), 404],
    ['/0/', () => ({ compname: 'Object', datas: {} }), 404],
  ])('%s: %#', async (address, whoami, status) => {
    expect(await answerOf(address, whoami)).toMatchObject({ status });
  });

  it.each([
    ['/frueher/?a=1', '/heute/?a=1'],
    ['/blog/frueher/', '/blog/heute/'],
  ])('%s was the address of a page that is now at %s', async (address, location) => {
    expect(await answerOf(address, failing(404))).toEqual({ status: 301, location });
  });

  it.each([
    ['/Ostsee/', 'Ostsee', '/search/?region=ganze-ostsee'],
    ['/mer-baltique/', 'Ostsee', '/search/?region=ganze-ostsee'],
    ['/schweden/malmoe/', 'Malmö', '/malmoe/'],
    ['/binz/', 'Ostseebad Binz', '/ostseebad-binz/'],
  ])('%s does not exist, but names a place', async (address, name, path) => {
    expect(await answerOf(address, failing(404))).toEqual({ status: 404, data: { place: { name, path } } });
  });

  it.each(['/ostseebad/', '/ost/', '/a/b/ostsee/', '/-/', '/garda/'])(
    '%s names no place',
    async (address) => {
      expect(await answerOf(address, failing(404))).toEqual({ status: 404, data: null });
    },
  );

  it('moves on for good from an earlier slug, with its query', async () => {
    const whoami = () => ({ compname: 'Search', datas: { canonicalPath: '/toskana/' } });
    expect(await answerOf('/toscana-alt/?page=2', whoami)).toEqual({
      status: 301,
      location: '/toskana/?page=2',
    });
  });
});
