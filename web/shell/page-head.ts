import type { MetaDescriptor } from 'react-router';
import { defaultLanguage, languages, type Language } from '../../domain/language.ts';

/** What a page says of itself; every loader answers one as `head`. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical path with trailing slash, e.g. `/en/tuscany/`. */
  path: string;
  /** Languages in which the page exists, with their paths; also the targets of the language switch. */
  languageLinks: Partial<Record<Language, string>>;
  noIndex?: boolean;
  /** Absolute path of the picture for previews, 1200 x 630, and what it shows. */
  image?: string;
  imageAlt?: string;
  structuredData?: readonly Record<string, unknown>[];
}

/** `export const meta = pageMeta` in a page whose loader answers `{head, origin}`. */
export function pageMeta({
  loaderData,
}: {
  loaderData?: { head: PageHead; origin: string } | undefined;
}): MetaDescriptor[] {
  if (!loaderData) return [];
  const { head, origin } = loaderData;
  const canonical = origin + head.path;
  const links = languages.flatMap((language) => {
    const path = head.languageLinks[language];
    return path ? [{ tagName: 'link', rel: 'alternate', hrefLang: language, href: origin + path }] : [];
  });
  const fallback = head.languageLinks[defaultLanguage];
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...links,
    ...(fallback
      ? [{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: origin + fallback }]
      : []),
    ...(head.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: canonical },
    { property: 'og:type', content: 'website' },
    ...(head.image
      ? [
          { property: 'og:image', content: origin + head.image },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: head.imageAlt ?? head.title },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(head.structuredData ?? []).map((entry) => ({ 'script:ld+json': entry })),
  ] as MetaDescriptor[];
}
