import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { languages, type Language } from '../../domain/language.ts';
import { usualColours } from '../../domain/brand-colours.ts';
import type { CurrentOperator, Operator } from '../../domain/operator/operator.ts';
import type { SiteRoutes } from '../../domain/site-routes.ts';
import type { SiteTexts } from '../../texts/site-texts.ts';

const folder = join(import.meta.dirname, '../../web/service-worker');
const iconSizes = [192, 512] as const;
const iconPath = (size: (typeof iconSizes)[number]): string => `/app-icon-${size}.png`;

const parseBookingNumber = (bookingID: unknown): string | undefined =>
  typeof bookingID === 'string' && /^\d{1,15}$/.test(bookingID) ? bookingID : undefined;

const drawnIcons = iconSizes.map((size) => ({
  src: iconPath(size),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any',
}));

/** The operator's own icon, which has its size in its address. */
const describeIcon = (src: string) => ({
  ...{ src, sizes: /-(\d+x\d+)\.webp$/.exec(src)?.[1] ?? 'any', type: 'image/webp', purpose: 'any' },
});

/** Describes the site as an app for the home screen. It opens at the guest's booking, which is also what works without a network. */
const appManifest = (
  { language, bookingID }: { language: Language; bookingID: string | undefined },
  texts: SiteTexts,
  routes: SiteRoutes,
  { colours, facts: { favicon } }: Pick<Operator, 'colours' | 'facts'>,
) => ({
  name: texts.translate(language).site,
  lang: language,
  id: '/',
  start_url: `${routes.pathOf('bookingView', language)}${bookingID ? `?bookingID=${bookingID}` : ''}`,
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fbf7f0',
  theme_color: (colours ?? usualColours).main,
  icons: favicon === undefined ? drawnIcons : [describeIcon(favicon)],
});

/** Serves the description of the app and its icons. Only pages of guests who have booked name it. */
export function registerAppManifest(
  app: FastifyInstance,
  texts: SiteTexts,
  routes: SiteRoutes,
  operator: CurrentOperator,
): void {
  for (const language of languages) {
    app.get<{ Querystring: { bookingID?: unknown } }>(`/app-${language}.webmanifest`, ({ query }, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(
          JSON.stringify(
            appManifest(
              { language, bookingID: parseBookingNumber(query.bookingID) },
              texts,
              routes,
              operator(),
            ),
          ),
        ),
    );
  }
  for (const size of iconSizes) {
    const icon = readFileSync(join(folder, iconPath(size)));
    app.get(iconPath(size), (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/png').send(icon),
    );
  }
}
