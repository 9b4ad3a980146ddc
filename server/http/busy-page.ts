import { escapeMarkup } from '../../domain/escape-markup.ts';
import { parseAddress } from '../../domain/routes.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';
import type { RenderedPage } from '../../engines/pages/face.ts';

/** Shown briefly while too many pages wait for rendering; the browser reloads by itself. */
export function busyPage(
  texts: Pick<SiteTexts, 'translate'>,
  url: string,
  retryAfter: number,
): Omit<RenderedPage, 'tags'> {
  const language = parseAddress(url.split('?', 1)[0]!)?.language ?? 'de';
  const t = texts.translate(language);
  const name = escapeMarkup(t.site);
  const text = escapeMarkup(t('replies.errors.unavailable'));
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${retryAfter}"><title>${name}</title>
</head><body><main><h1>${name}</h1><p>${text}</p></main></body></html>
`;
  return {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(retryAfter),
      'cache-control': 'no-store',
    },
    body: Buffer.from(html),
  };
}
