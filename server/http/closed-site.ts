import { escapeMarkup } from '../../domain/escape-markup.ts';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createBooking } from '../../contract/booking/create-booking.ts';
import { startPayment } from '../../contract/payments/start-payment.ts';
import { orderVoucher } from '../../contract/vouchers/order-voucher.ts';
import type { CurrentOperator, Operator } from '../../domain/operator/operator.ts';
import { parseAddress } from '../../domain/routes.ts';
import type { Permission } from '../../domain/permissions.ts';
import type { Route } from '../../domain/route.ts';
import { matchPath, routeNamed, type SiteRoutes } from '../../domain/site-routes.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';
import { dataToPagePath } from './page-address.ts';
import { sendRefusal } from './refusal.ts';
import { preferredLanguage } from './start-language.ts';

/** Calls that are refused before the site is open, for staff as well. */
const closedCalls: ReadonlySet<string> = new Set([createBooking.path, orderVoucher.path, startPayment.path]);
/** The permissions of people who set the site up and have to see it as guests will. */
const builders: readonly Permission[] = ['operator.update', 'content.update', 'office.update', 'homes.owner'];

const isBuilder = (user: { permissions: ReadonlySet<Permission> } | null): boolean =>
  user !== null && builders.some((permission) => user.permissions.has(permission));

/** The law requires the first two from the first day on; people who register before the site opens agree to the others. */
const openPages: ReadonlySet<string> = new Set([
  ...['disclaimer', 'privacy'],
  ...['terms', 'AgencyTerms', 'HostTerms'],
]);
/** Search engines get no list of pages. */
const listsOfPages = /^\/(?:sitemap\.xml|sitemaps\/)/;
/** Only pages use this route: calls, files and documents have their own routes, with a login or a link if they need one. */
const pageRoute = '/*';

/** True when a stranger may see the page at a path while the site is closed. */
export function isOpenPage(path: string): boolean {
  const match = matchPath(dataToPagePath(path));
  const route: Route | null = match && routeNamed(match.name);
  // Rooms require a login themselves; guests' pages are closed.
  return route !== null && (route.room !== undefined || openPages.has(route.name));
}

/** The page for strangers while the site is closed: the same at every address, neither cached nor indexed. */
export function openingSoonPage(
  texts: Pick<SiteTexts, 'translate'>,
  routes: SiteRoutes,
  { languages, mainLanguage }: Pick<Operator, 'languages' | 'mainLanguage'>,
  { url, headers }: { url: string; headers: Pick<IncomingHttpHeaders, 'accept-language'> },
): string {
  const path = url.split('?', 1)[0]!;
  const languageInPath = parseAddress(path)?.language;
  // The bare address names no language.
  const chosen = path === '/' ? preferredLanguage(headers['accept-language'], languages) : languageInPath;
  const language = chosen && languages.includes(chosen) ? chosen : mainLanguage;
  const t = texts.translate(language);
  const text = (key: string): string => escapeMarkup(t(`operator.soon.${key}`));
  const link = (name: 'UserLogin' | 'disclaimer' | 'privacy', label: string): string =>
    `<a href="${escapeMarkup(routes.pathOf(name, language))}">${label}</a>`;
  const legal = (['disclaimer', 'privacy'] as const).map((name) => link(name, text(name)));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${text('title')}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/offline/offline.css"></head>
<body><main><h1>${text('title')}</h1><p>${text('text')}</p><p>${link('UserLogin', text('login'))}</p><p class="links">${legal.join(' · ')}</p></main></body></html>
`;
}

/** Disables early answers while the site is closed: cached pages were rendered for staff. */
export const unlessClosed =
  (isClosed: () => boolean, answer: (request: IncomingMessage, response: ServerResponse) => boolean) =>
  (request: IncomingMessage, response: ServerResponse): boolean =>
    !isClosed() && answer(request, response);

export interface ClosedSiteDeps {
  isClosed(): boolean;
  operator: CurrentOperator;
  texts: SiteTexts;
  routes: SiteRoutes;
  /** Reads the login of a request. */
  readUser(request: FastifyRequest): Promise<{ permissions: ReadonlySet<Permission> } | null>;
}

/** Hides a closed site from strangers; the people who set it up see it as it will be. */
export function registerClosedSite(
  app: FastifyInstance,
  { isClosed, operator, texts, routes, readUser }: ClosedSiteDeps,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isClosed()) return;
    const path = request.url.split('?', 1)[0]!;
    if (closedCalls.has(path)) {
      return sendRefusal(reply, { status: 503, type: 'unavailable', retryAfter: 3600 });
    }
    const isList = listsOfPages.test(path);
    if (!isList && (request.routeOptions.url !== pageRoute || isOpenPage(path))) return;
    if (!isList && isBuilder(await readUser(request))) return;
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (isList) return reply.code(404).type('text/plain').send('404');
    return reply.type('text/html; charset=utf-8').send(openingSoonPage(texts, routes, operator(), request));
  });
  // No cache may show a page to strangers that was sent to staff.
  app.addHook('onSend', async (request, reply) => {
    if (isClosed() && request.routeOptions.url === pageRoute) reply.header('cache-control', 'no-store');
  });
}
