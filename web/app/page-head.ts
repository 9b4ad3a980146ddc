import type { MetaDescriptor } from 'react-router';
import { defaultLanguage, languages, locales, type Language } from '../../domain/language.ts';
import type { ContentPageName } from '../../domain/ordinary-pages.ts';
import { parseAddress } from '../../domain/routes.ts';

/** The metadata of a page; every loader returns one as `head`. */
export interface PageHead {
  title: string;
  description: string;
  keywords?: string;
  /** Canonical path with trailing slash, such as `/en/tuscany/`. A list's page number in the query is the same in all languages. */
  path: string;
  /** Languages in which the page exists, with their paths; also the targets of the language switch. */
  languageLinks: Partial<Record<Language, string>>;
  /** Languages in which the page has a text; by default all. Search engines get only these. */
  textLanguages?: readonly string[];
  /** The pages of a list before and after this one, with their query. */
  previous?: string | undefined;
  next?: string | undefined;
  noIndex?: boolean;
  /** True for the page of a home that is not of the demo world. */
  isReal?: boolean;
  /** Absolute path of the picture for previews, 1200 x 630, and its description. */
  image?: string;
  imageAlt?: string;
  /** Name of a content page, because content pages are not in the browser's route table. */
  contentName?: ContentPageName;
  feed?: string;
  structuredData?: readonly Record<string, unknown>[];
}

/** `export const meta = pageMeta` in a page whose loader returns `{head, origin}`. */
export function pageMeta({
  loaderData,
  matches = [],
}: {
  loaderData?: { head: PageHead; origin: string } | undefined;
  matches?: readonly ({ loaderData?: unknown } | undefined)[];
}): MetaDescriptor[] {
  if (!loaderData) return [];
  const { head, origin } = loaderData;
  const root = matches[0]?.loaderData as { site?: string; mainLanguage?: Language } | undefined;
  const canonical = origin + head.path;
  const [pathname = ''] = head.path.split('?');
  const query = head.path.slice(pathname.length);
  const language = parseAddress(pathname)?.language ?? defaultLanguage;
  const image = head.image ?? `/pictures/og/${language}/theme-start.jpg`;
  const links = languages.flatMap((other) => {
    const path = head.languageLinks[other];
    return path && (head.textLanguages?.includes(other) ?? true)
      ? [{ tagName: 'link', rel: 'alternate', hrefLang: other, href: origin + path + query }]
      : [];
  });
  const neighbour = (rel: 'prev' | 'next', path: string | undefined): unknown =>
    path && { tagName: 'link', rel, href: origin + path };
  // The router leaves out falsy entries.
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...links,
    // The main language, or the first of those in which the page exists.
    ...[links.find(({ hrefLang }) => hrefLang === root?.mainLanguage) ?? links[0]]
      .filter((link) => link !== undefined)
      .map((link) => ({ ...link, hrefLang: 'x-default' })),
    neighbour('prev', head.previous),
    neighbour('next', head.next),
    head.feed && {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      href: origin + head.feed,
    },
    head.noIndex && { name: 'robots', content: 'noindex' },
    head.keywords && { name: 'keywords', content: head.keywords },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: root?.site ?? '' },
    { property: 'og:locale', content: locales[language].replace('-', '_') },
    { property: 'og:image', content: origin + image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: head.imageAlt ?? head.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.structuredData ?? []).map((entry) => ({ 'script:ld+json': entry })),
  ] as MetaDescriptor[];
}
