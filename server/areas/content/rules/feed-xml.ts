import { escapeMarkup } from '../../../../domain/escape-markup.ts';
import type { ContentTeaser } from '../../../../domain/content-page.ts';
import type { Language } from '../../../../domain/language.ts';

interface Feed {
  title: string;
  /** Such as https://www.example.com, without a trailing slash. */
  origin: string;
  /** `path` is the page that lists the same articles, `self` the feed. */
  path: string;
  self: string;
  language: Language;
  articles: readonly ContentTeaser[];
}

/** Renders the latest articles as an Atom feed (RFC 4287), newest first. */
export function feedXml({ title, origin, path, self, language, articles }: Feed): string {
  const day = (teaser: ContentTeaser): string => `${teaser.article?.date ?? '2026-01-01'}T06:00:00Z`;
  const datedArticles = articles.filter(({ article }) => article !== null);
  const entries = datedArticles.map(
    (teaser) => `  <entry>
    <title>${escapeMarkup(teaser.title)}</title>
    <id>${escapeMarkup(origin + teaser.path)}</id>
    <link href="${escapeMarkup(origin + teaser.path)}"/>
    <published>${day(teaser)}</published>
    <updated>${day(teaser)}</updated>
    <author><name>${escapeMarkup(teaser.article!.author)}</name></author>
    <summary>${escapeMarkup(teaser.text)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <title>${escapeMarkup(title)}</title>
  <id>${escapeMarkup(origin + path)}</id>
  <link href="${escapeMarkup(origin + path)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeMarkup(origin + self)}"/>
  <updated>${datedArticles[0] ? day(datedArticles[0]) : '2026-01-01T06:00:00Z'}</updated>
${entries.join('\n')}
</feed>
`;
}
