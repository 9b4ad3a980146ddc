import { escapeMarkup } from '../../domain/escape-markup.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { languages, type Language } from '../../domain/language.ts';
import type { SiteRoutes } from '../../domain/site-routes.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';

const folder = join(import.meta.dirname, '../../web/service-worker');
const stylePath = '/offline/offline.css';
const offlinePath = (language: Language): string => `/offline/${language}.html`;

export interface BrowserFile {
  type: string;
  body: string;
}

/**
 * Generates files at fixed addresses that browsers read beside the pages: the service worker with its offline pages, and the notice for
 * browsers without module support. They are self-contained and need no script or font of a page.
 */
export function browserFiles(texts: SiteTexts, routes: SiteRoutes): ReadonlyMap<string, BrowserFile> {
  const source = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const offline = new Map<string, BrowserFile>([
    [stylePath, { type: 'text/css', body: source('offline.css') }],
  ]);
  for (const language of languages) {
    offline.set(offlinePath(language), { type: 'text/html', body: offlinePage(texts, language) });
  }
  const hash = createHash('sha256');
  for (const { body } of offline.values()) hash.update(body);
  const worker = source('service-worker.js')
    .replace('__VERSION__', hash.digest('hex').slice(0, 12))
    .replace('__OFFLINE_FILES__', [...offline.keys()].join(' '));
  const words = Object.fromEntries(
    languages.map((language) => {
      const t = texts.translate(language);
      const path = routes.pathOf('OutdatedBrowser', language);
      return [language, { text: t('offline.outdated'), more: t('offline.outdatedMore'), path }];
    }),
  );
  // Escapes the characters that could end a quoted string in a script.
  const quoted = JSON.stringify(words).replace(/[\\'\u2028\u2029<]/g, (sign) =>
    sign === '\\' ? '\\\\' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return new Map([
    ...offline,
    ['/service-worker.js', { type: 'text/javascript', body: worker }],
    [
      '/outdated-browser.js',
      { type: 'text/javascript', body: source('outdated-browser.js').replace('__WORDS__', () => quoted) },
    ],
  ]);
}

function offlinePage(texts: SiteTexts, language: Language): string {
  const t = texts.translate(language);
  const text = (key: string): string => escapeMarkup(t(`offline.${key}`));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('title')}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
<svg width="56" height="56" viewBox="0 0 32 32" aria-hidden="true"><circle cx="22.5" cy="9.5" r="4.5" class="sun"/><path d="M2.5 26 13 10.5l6.5 9.5 3-3.6L29.5 26Z" class="hill"/></svg>
<h1>${text('heading')}</h1>
<p>${text('text')}</p>
<a href="">${text('retry')}</a>
</main>
</body>
</html>
`;
}

/** Serves the files with revalidation, so that browsers notice a new service worker at once. */
export function registerBrowserFiles(app: FastifyInstance, texts: SiteTexts, routes: SiteRoutes): void {
  let cachedFiles: { version: string; files: ReadonlyMap<string, BrowserFile> } | null = null;
  const files = (): ReadonlyMap<string, BrowserFile> => {
    const { version } = texts;
    if (cachedFiles?.version !== version) cachedFiles = { version, files: browserFiles(texts, routes) };
    return cachedFiles.files;
  };
  for (const path of files().keys()) {
    app.get(path, (_request, reply) => {
      const { type, body } = files().get(path)!;
      return reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(body);
    });
  }
}
