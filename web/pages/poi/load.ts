import { data, type LoaderFunctionArgs } from 'react-router';
import type { Poi } from '../../../contract/pois/get-poi.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { partnerOfPage } from '../../app/api/partner-of-page.ts';
import { siteContext, type Site } from '../../app/api/site-context.ts';
import { isCallFailure } from '../../app/calls/call-failure.ts';
import type { Crumb } from '../../components/breadcrumb.tsx';
import { toCardHome, type CardHome } from '../../features/home/card-home.ts';
import type { PageHead } from '../../app/page-head.ts';

const radiusKm = 25;
const homesShown = 6;
const sightsShown = 6;
const poiIdMax = 2_000_000_000;

export interface PoiData {
  head: PageHead;
  origin: string;
  poi: Poi;
  crumbs: readonly Crumb[];
  /** Kilometres around the place in which the listed homes lie. */
  radius: number;
  homes: readonly CardHome[];
  total: number;
  searchPath: string;
  sights: readonly Poi[];
}

export async function load({ url, context }: LoaderFunctionArgs): Promise<PoiData> {
  const site = context.get(siteContext);
  const match = site.routes.matchPath(url.pathname);
  if (match?.name !== 'Poi') throw data(null, { status: 404 });
  const { language } = match;
  const t = site.translate(language);
  const poiId = Number(match.params['poiId']);
  const inLanguages = await findPoi(site, poiId);
  const poi = inLanguages[language];
  const { lat, lon } = poi;
  const around = { latitude: lat, longitude: lon, distance: radiusKm };
  const [found, near, crumbs] = await Promise.all([
    site.api
      .call('searchObjects', {
        query: { ...around, objectsPerPage: homesShown },
        languageCode: language,
        partner: partnerOfPage(site, url),
        counts: '',
      })
      .catch(() => null),
    site.api
      .call('listPois', {
        languageCode: language,
        queryParameters: { lat, lon, radius: radiusKm * 2, limit: sightsShown + 1 },
      })
      .catch(() => ({ pois: [] })),
    loadCrumbs(site, language, poi),
  ]);
  const query = new URLSearchParams(
    Object.entries(around).map(([key, value]): [string, string] => [key, String(value)]),
  );
  return {
    head: {
      title: t('discover.poi.title', { name: poi.name }),
      description: poi.text || t('discover.poi.description', { name: poi.name }),
      path: poi.path,
      languageLinks: Object.fromEntries(languages.map((other) => [other, inLanguages[other].path])),
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'TouristAttraction',
          name: poi.name,
          description: poi.text,
          url: site.origin + poi.path,
          geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
        },
      ],
    },
    origin: site.origin,
    poi,
    crumbs,
    radius: radiusKm,
    homes: (found?.hits ?? []).map((hit) => toCardHome(hit, site.today)),
    total: found?.hitsTotal ?? 0,
    searchPath: `${site.routes.pathOf('Search', language)}?${query.toString()}`,
    sights: near.pois.filter((other) => other.poiId !== poiId).slice(0, sightsShown),
  };
}

async function findPoi(site: Site, poiId: number): Promise<Record<Language, Poi>> {
  if (!(poiId >= 1 && poiId <= poiIdMax)) throw data(null, { status: 404 });
  try {
    const results = await Promise.all(
      languages.map(async (languageCode) => [
        languageCode,
        await site.api.call('getPoi', { poiId, languageCode }),
      ]),
    );
    return Object.fromEntries(results) as Record<Language, Poi>;
  } catch (error) {
    if (isCallFailure<'getPoi'>(error) && error.type === 'poi-not-found') throw data(null, { status: 404 });
    throw error;
  }
}

async function loadCrumbs(site: Site, language: Language, poi: Poi): Promise<Crumb[]> {
  const ownCrumb = { name: poi.name, path: null };
  if (poi.region === null) return [ownCrumb];
  try {
    const region = await site.api.call('getLocation', { languageCode: language, location: poi.region });
    if (!region) return [ownCrumb];
    const regionCrumbs = region.locationBreadcrumbs.map(({ name, path }) => ({
      name,
      path: path ?? region.seoUrl,
    }));
    return [...regionCrumbs, ownCrumb];
  } catch {
    return [ownCrumb];
  }
}
