import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { FastifyReply } from 'fastify';
import { contentRoutes } from '../../../domain/content-routes.ts';
import { isLanguage, languages, type Language } from '../../../domain/language.ts';
import type { Route } from '../../../domain/route.ts';
import { routePattern } from '../../../domain/routes.ts';
import { matchPath, servedRoutes, type RouteName, type SiteRoutes } from '../../../domain/site-routes.ts';
import type { AreaModule } from '../../http/area-module.ts';
import type { RawRoute } from '../../http/raw-routes.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { robotsTxt } from './rules/robots-txt.ts';
import { securityTxt } from './rules/security-txt.ts';
import { sitemapIndexXml, sitemapXml, type SitemapEntry } from './rules/sitemap-xml.ts';
import { sitemapsStore } from './sitemaps-store.ts';

export interface SitemapsDeps {
  db: Database;
  clock: Pick<Clock, 'today'>;
  /** https://www.example.com, without trailing slash. */
  publicUrl: string;
  operator: CurrentOperator;
  routes: SiteRoutes;
  countsByLocation(): readonly { kind: string; key: string; count: number }[];
  countsByOffer(): ReadonlyMap<number, number>;
  /** Returns addresses of sights and towns by language, up to the limit. */
  sightPaths(limit: number): Promise<Partial<Record<Language, string>>[]>;
  contentAddresses(): Promise<Partial<Record<Language, string>>[]>;
}

/** Size of the range of object numbers in one sitemap: about 9 MB at most. */
const homesPerSitemap = 10_000;
/** The limit of the sitemap standard. */
const addressesMax = 50_000;

const contentNames: ReadonlySet<string> = new Set(contentRoutes.map(({ name }) => name));

const cacheControl = 'public, max-age=3600';
const file = /^(?:(pages|locations|sights)-([a-z]{2})|homes-([a-z]{2})-(1?\d{1,5}))\.xml$/;

export function createSitemaps({
  db,
  clock,
  publicUrl,
  operator,
  routes: { pathOf, pathOfSlug },
  countsByLocation,
  countsByOffer,
  sightPaths,
  contentAddresses,
}: SitemapsDeps): { readonly module: AreaModule } {
  const hasHomes = (offer: number): boolean => (countsByOffer().get(offer) ?? 0) > 0;

  async function pages(language: Language): Promise<SitemapEntry[]> {
    const contentEntries = (await contentAddresses()).flatMap((alternates) => {
      const path = alternates[language];
      return path === undefined ? [] : [{ path, alternates }];
    });
    const built = (servedRoutes as readonly (Route & { name: RouteName })[])
      .filter(({ noIndex, requiresAuth, unprefixed }) => !noIndex && !requiresAuth && !unprefixed)
      .filter((route) => !/[:(]/.test(routePattern(route, language)) && route.canonicalOffer !== true)
      .filter(({ name, offer }) => !contentNames.has(name) && (offer === undefined || hasHomes(offer)))
      .map(({ name }) => ({
        path: pathOf(name, language),
        alternates: Object.fromEntries(languages.map((other) => [other, pathOf(name, other)])),
      }));
    return [...built, ...contentEntries];
  }

  async function locations(language: Language): Promise<SitemapEntry[]> {
    const withHomes = new Set(
      countsByLocation()
        .filter(({ count }) => count > 0)
        .map(({ kind, key }) => `${kind} ${key}`),
    );
    const rows = await sitemapsStore.locationPaths(db);
    return rows
      .filter(({ kind, key }) => (kind === 'offer' ? hasHomes(Number(key)) : withHomes.has(`${kind} ${key}`)))
      .flatMap(({ paths }) => {
        const alternates = Object.fromEntries(
          languages.flatMap((other) => {
            const slug = paths[other];
            return slug === undefined ? [] : [[other, pathOfSlug(slug, other)] as const];
          }),
        );
        const path = alternates[language];
        // Pages with a route of their own are listed among the pages.
        return path === undefined || matchPath(path) ? [] : [{ path, alternates }];
      });
  }

  async function sights(language: Language): Promise<SitemapEntry[]> {
    const allPaths = await sightPaths(addressesMax);
    return allPaths.flatMap((alternates) => {
      const path = alternates[language];
      return path === undefined ? [] : [{ path, alternates }];
    });
  }

  async function homes(language: Language, range: number): Promise<SitemapEntry[]> {
    const rows = await sitemapsStore.homes(db, language, range, homesPerSitemap);
    return rows.map(({ objectNumber, languages: contentEntries, lastModified }) => ({
      path: pathOf('ObjectPage', language, { objectNumber }),
      alternates: Object.fromEntries(
        contentEntries
          .filter(isLanguage)
          .map((other) => [other, pathOf('ObjectPage', other, { objectNumber })]),
      ),
      lastModified,
      image: `/pictures/${objectNumber}/1-1450x900.webp`,
    }));
  }

  async function index(): Promise<string> {
    const ranges = await sitemapsStore.homeRanges(db, homesPerSitemap);
    return sitemapIndexXml(
      publicUrl,
      operator().languages.flatMap((language) => [
        { path: `/sitemaps/pages-${language}.xml` },
        { path: `/sitemaps/locations-${language}.xml` },
        { path: `/sitemaps/sights-${language}.xml` },
        ...ranges
          .filter((homes) => homes.language === language)
          .map(({ range, lastModified }) => ({
            path: `/sitemaps/homes-${language}-${range}.xml`,
            lastModified,
          })),
      ]),
    );
  }

  async function readEntries(name: string): Promise<SitemapEntry[] | null> {
    const [, kind, general, ofHomes, range] = file.exec(name) ?? [];
    const language = general ?? ofHomes;
    if (!isLanguage(language) || !operator().languages.includes(language)) return null;
    const entries = await entriesOf(kind!, language, Number(range));
    return entries && entries.map((entry) => ({ ...entry, alternates: inOffered(entry.alternates) }));
  }

  /** In English if that is offered, because people who report a fault may live anywhere. */
  const contactPath = (): string =>
    pathOf('ContactGuest', operator().languages.includes('en') ? 'en' : operator().mainLanguage);

  /** Leaves out pages in languages that the site does not offer. */
  const inOffered = (alternates: SitemapEntry['alternates']): SitemapEntry['alternates'] =>
    Object.fromEntries(
      Object.entries(alternates).filter(([language]) => operator().languages.includes(language as Language)),
    );

  async function entriesOf(kind: string, language: Language, range: number): Promise<SitemapEntry[] | null> {
    if (kind === 'pages') return pages(language);
    if (kind === 'locations') return locations(language);
    if (kind === 'sights') return sights(language);
    const homeEntries = await homes(language, range);
    return homeEntries.length > 0 ? homeEntries : null;
  }

  const routes: RawRoute[] = [
    {
      method: 'GET',
      path: '/robots.txt',
      answer: (_request, reply) =>
        reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', cacheControl)
          .send(robotsTxt(publicUrl)),
    },
    {
      method: 'GET',
      path: '/.well-known/security.txt',
      answer: (_request, reply) =>
        reply
          .type('text/plain; charset=utf-8')
          .header('cache-control', cacheControl)
          .send(securityTxt(publicUrl, contactPath(), clock.today(), operator().languages)),
    },
    {
      // The well-known address by which password managers find the page for changing a password.
      method: 'GET',
      path: '/.well-known/change-password',
      answer: (_request, reply) => reply.redirect(pathOf('UserHome', operator().mainLanguage), 302),
    },
    {
      method: 'GET',
      path: '/sitemap.xml',
      answer: async (_request, reply) => sendXml(reply, await index()),
    },
    {
      method: 'GET',
      path: '/sitemaps/:name',
      answer: async (request, reply) => {
        const entries = await readEntries((request.params as { name: string }).name);
        if (!entries) return reply.code(404).type('text/plain; charset=utf-8').send('404');
        return sendXml(reply, sitemapXml(publicUrl, entries));
      },
    },
  ];
  return { module: { name: 'sitemaps', routes } };
}

function sendXml(reply: FastifyReply, xml: string): FastifyReply {
  return reply.type('application/xml; charset=utf-8').header('cache-control', cacheControl).send(xml);
}
