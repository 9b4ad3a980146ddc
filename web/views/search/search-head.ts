import type { LocationInfo } from '../../../contract/locations/get-location.ts';
import type { Language } from '../../../domain/language.ts';
import type { SearchFilter } from '../../../domain/search-filter.ts';
import { unquoted } from '../../../domain/quoted-words.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { CardHome } from '../../features/home/card-home.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';
import type { SearchPageInput } from './search-page-input.ts';
import type { SearchMode } from '../../features/search/search-mode.ts';

export function buildHeading(t: Translate, filter: SearchFilter, location: LocationInfo | null): string {
  if (location) return location.title;
  const words = filter.q ?? filter.fulltext;
  if (words) return t('search.headingWords', { words: unquoted(words) });
  return t('search.heading');
}

/** Returns the subject of the list in a word or two, for use beside the number of homes. */
export function shortSubject(t: Translate, filter: SearchFilter, location: LocationInfo | null): string {
  if (location) return location.locationName;
  const words = filter.q ?? filter.fulltext;
  if (words) return t('search.quoted', { words: unquoted(words) });
  return t(filter.BBoxString === undefined ? 'search.box.anywhere' : 'search.active.BBoxString');
}

interface SearchResults {
  location: LocationInfo | null;
  heading: string;
  mode: SearchMode;
  total: number;
  page: number;
  query: SearchFilter;
  pages: number;
  homes: readonly CardHome[];
}

/** Returns the drawn picture for link previews of countries, regions and offers. */
function previewImage(
  t: Translate,
  language: Language,
  location: LocationInfo | null,
): Pick<PageHead, 'image' | 'imageAlt'> {
  if (!location || location.locationType === 'place') return {};
  return {
    image: `/pictures/og/${language}/${location.locationType}-${location.locationKey}.jpg`,
    imageAlt: t('search.previewDrawn', { place: location.locationName }),
  };
}

function describeBreadcrumb(
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

function describeList(
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
 * Builds the head of a result page. Search engines may index landing pages, page by page; lists that a guest has filtered or sorted, and
 * empty lists, are excluded. Each page of a list is its own canonical one.
 */
export function buildSearchHead(
  site: Site,
  t: Translate,
  { path, language, languageLinks, location: pageLocation }: SearchPageInput,
  { location, heading, mode, total, page, pages, query, homes }: SearchResults,
): PageHead {
  const isLanding = mode === 'SEO' && query.sort === undefined && total > 0 && homes.length > 0;
  const pagePath = (number: number): string => (number > 1 ? `${path}?page=${number}` : path);
  const suffix = page > 1 ? ` – ${t('search.pageNumber', { page })}` : '';
  const structuredData = [
    ...(pageLocation && pageLocation.locationBreadcrumbs.length > 1
      ? [describeBreadcrumb(site.origin + path, site.origin, pageLocation)]
      : []),
    ...(isLanding ? [describeList(site, language, heading, homes)] : []),
  ];
  return {
    title: t('search.title', { heading: pageLocation?.metaTitle || heading }) + suffix,
    description: pageLocation?.metaDescription || t('search.description', { heading, count: total }),
    ...(isLanding && pageLocation?.keywords && { keywords: pageLocation.keywords }),
    path: isLanding ? pagePath(page) : path,
    previous: isLanding && page > 1 ? pagePath(page - 1) : undefined,
    next: isLanding && page < pages ? pagePath(page + 1) : undefined,
    languageLinks,
    noIndex: !isLanding || location?.noIndex === true,
    ...previewImage(t, language, pageLocation),
    structuredData,
  };
}
