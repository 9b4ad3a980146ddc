import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import type { Language } from '../../../domain/language.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import { unquoted } from '../../../domain/quoted-words.ts';
import { houseName } from '../../../domain/site-name.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { CardHome } from '../../features/home/card-home.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';
import type { SearchPageInput } from './search-page-input.ts';
import type { SearchMode } from '../../features/search/search-mode.ts';

export function headingOf(t: Translate, filter: SearchFilter, location: LocationInfo | null): string {
  if (location) return location.title;
  const words = filter.q ?? filter.fulltext;
  if (words) return t('search.headingWords', { words: unquoted(words) });
  return t('search.heading');
}

const houseEnd = ` | ${houseName}`;

/** The written title of a country, region or offer, which ends in the house's name: a partner's pages replace that. */
export function titleOf(t: Translate, metaTitle: string | undefined, heading: string): string {
  if (!metaTitle) return t('search.title', { heading });
  return metaTitle.endsWith(houseEnd)
    ? t('search.title', { heading: metaTitle.slice(0, -houseEnd.length) })
    : metaTitle;
}

interface Found {
  location: LocationInfo | null;
  heading: string;
  mode: SearchMode;
  total: number;
  page: number;
  query: SearchFilter;
  pages: number;
  homes: readonly CardHome[];
}

/** Countries, regions and offers have a drawn picture for link previews. */
function previewOf(
  t: Translate,
  language: Language,
  own: LocationInfo | null,
): Pick<PageHead, 'image' | 'imageAlt'> {
  if (!own || own.locationType === 'place') return {};
  return {
    image: `/pictures/og/${language}/${own.locationType}-${own.locationKey}.jpg`,
    imageAlt: t('search.previewDrawn', { place: own.locationName }),
  };
}

function breadcrumbOf(
  self: string,
  origin: string,
  { locationBreadcrumbs }: LocationInfo,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: locationBreadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path === null ? self : origin + path,
    })),
  };
}

function listOf(
  { routes, origin }: Site,
  language: Language,
  name: string,
  homes: readonly CardHome[],
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: homes.length,
    itemListElement: homes.map(({ objectNumber, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: origin + routes.pathOf('ObjectPage', language, { objectNumber }),
    })),
  };
}

/**
 * Landing pages are indexed, each page of the list with its own canonical address; lists that a guest has filtered or sorted are not, and
 * neither are empty ones.
 */
export function headOfSearch(
  site: Site,
  t: Translate,
  { path, language, languageLinks, location: own }: SearchPageInput,
  { location, heading, mode, total, page, pages, query, homes }: Found,
): PageHead {
  const isLanding = mode === 'SEO' && query.sort === undefined && total > 0 && homes.length > 0;
  const pagePath = (number: number): string => (number > 1 ? `${path}?page=${number}` : path);
  const suffix = page > 1 ? ` – ${t('search.pageNumber', { page })}` : '';
  const structuredData = [
    ...(own && own.locationBreadcrumbs.length > 1
      ? [breadcrumbOf(site.origin + path, site.origin, own)]
      : []),
    ...(isLanding ? [listOf(site, language, heading, homes)] : []),
  ];
  return {
    title: titleOf(t, own?.metaTitle, heading) + suffix,
    description: own?.metaDescription || t('search.description', { heading, count: total }),
    ...(isLanding && own?.keywords && { keywords: own.keywords }),
    path: isLanding ? pagePath(page) : path,
    previous: isLanding && page > 1 ? pagePath(page - 1) : undefined,
    next: isLanding && page < pages ? pagePath(page + 1) : undefined,
    languageLinks,
    noIndex: !isLanding || location?.noIndex === true,
    ...previewOf(t, language, own),
    structuredData,
  };
}
