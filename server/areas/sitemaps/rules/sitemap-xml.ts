import { escapeMarkup } from '../../../../domain/escape-markup.ts';
import { languages, type Language } from '../../../../domain/language.ts';
import type { PlainDate } from '../../../../domain/stay.ts';

export interface SitemapEntry {
  /** Canonical path, percent-encoded. */
  path: string;
  alternates: Partial<Record<Language, string>>;
  lastModified?: PlainDate | null;
  /** Path of a picture of the page. */
  image?: string;
}

const lastmod = (date: PlainDate | null | undefined): string => (date ? `<lastmod>${date}</lastmod>` : '');

export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, alternates, lastModified, image }) => {
    const link = (hreflang: string, target: string | undefined): string =>
      target === undefined
        ? ''
        : `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(origin + target)}"/>`;
    return [
      `<url><loc>${escapeMarkup(origin + path)}</loc>`,
      lastmod(lastModified),
      ...languages.map((language) => link(language, alternates[language])),
      link('x-default', languages.map((language) => alternates[language]).find(Boolean)),
      image === undefined
        ? ''
        : `<image:image><image:loc>${escapeMarkup(origin + image)}</image:loc></image:image>`,
      '</url>',
    ].join('');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}

export function sitemapIndexXml(
  origin: string,
  sitemaps: readonly { path: string; lastModified?: PlainDate | null }[],
): string {
  const entries = sitemaps.map(
    ({ path, lastModified }) =>
      `<sitemap><loc>${escapeMarkup(origin + path)}</loc>${lastmod(lastModified)}</sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`;
}
