import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { defaultLanguage, type Language } from '../../domain/language.ts';
import type { CurrentOperator, Operator } from '../../domain/operator/operator.ts';
import type { SiteRoutes } from '../../domain/site-routes.ts';

/**
 * Returns the language in which to show the start page to a visitor who typed the bare address of the site. Null for
 * the default, German. Only sites whose main language is another one redirect, by the browser's languages or else to
 * the main one. Visitors who come from a page of the site, for example by the language switch, and programs without a
 * language, get the page that they request.
 */
export function startLanguage(
  headers: Pick<IncomingHttpHeaders, 'accept-language' | 'sec-fetch-site'>,
  { languages, mainLanguage }: Pick<Operator, 'languages' | 'mainLanguage'>,
): Language | null {
  if (mainLanguage === defaultLanguage || !languages.includes(defaultLanguage)) return null;
  const preferred = headers['accept-language'];
  if (preferred === undefined || headers['sec-fetch-site'] === 'same-origin') return null;
  const language = preferredLanguage(preferred, languages) ?? mainLanguage;
  return language === defaultLanguage ? null : language;
}

/** Returns the offered language that a browser prefers; null if it names none of them. */
export function preferredLanguage(header: string | undefined, offered: readonly Language[]): Language | null {
  const preferredLanguages = readPreferences(header ?? '').map((name) => offered.find((one) => one === name));
  return preferredLanguages.find((one) => one !== undefined) ?? null;
}

/** Returns the languages of the header, the preferred ones first, without their countries. */
function readPreferences(header: string): string[] {
  return header
    .slice(0, 300)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)/.exec(one)?.[1]).find(Boolean);
      return { language: tag.split('-', 1)[0]!, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
}

const isStart = (url: string | undefined): boolean => url === '/' || url?.startsWith('/?') === true;

/** Leaves the bare address to `registerStartLanguage` if it may lead elsewhere: the cache would answer everybody alike. */
export const unlessStartElsewhere =
  (operator: CurrentOperator, answer: (request: IncomingMessage, response: ServerResponse) => boolean) =>
  (request: IncomingMessage, response: ServerResponse): boolean =>
    !(isStart(request.url) && startLanguage(request.headers, operator()) !== null) &&
    answer(request, response);

/** Leads visitors from the bare address to the start page in their language. */
export function registerStartLanguage(
  app: FastifyInstance,
  { operator, routes }: { operator: CurrentOperator; routes: SiteRoutes },
): void {
  app.addHook('onRequest', async (request, reply) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !isStart(request.url)) return;
    const language = startLanguage(request.headers, operator());
    if (language === null) return;
    return reply
      .header('vary', 'accept-language, sec-fetch-site')
      .header('cache-control', 'no-store')
      .redirect(routes.pathOf('Home', language) + request.url.slice(1), 302);
  });
}
