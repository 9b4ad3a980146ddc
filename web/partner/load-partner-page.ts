import type { LoaderFunctionArgs } from 'react-router';
import type { PartnerRouteName } from '../../domain/partner-routes.ts';
import { siteContext } from '../app/api/site-context.ts';
import type { PageHead } from '../app/page-head.ts';
import { buildHead, matchRoute } from '../features/booking/bookable-home.ts';

export interface PartnerPage {
  head: PageHead;
  origin: string;
  loginPath: string;
  /** The office page to which staff return after acting on behalf of a partner. */
  officePath: string;
  /** Pages that partners often link to. Their names are text keys. */
  pages: readonly { name: 'home' | 'search' | 'offers'; path: string }[];
  programmePath: string;
}

/** Returns nothing personal. The page is the same for everybody, and only the browser knows who is logged in. */
export function loadPartnerPage(
  { url, context }: LoaderFunctionArgs,
  name: PartnerRouteName,
  texts: string,
): PartnerPage {
  const site = context.get(siteContext);
  const match = matchRoute(site, url, [name]);
  const { language } = match;
  const title = site.translate(language)(`partner.${texts}.title`);
  return {
    head: buildHead(site, match, title, title),
    origin: site.origin,
    loginPath: site.routes.pathOf('PartnerLogin', language),
    officePath: site.routes.pathOf('AdminActing', language),
    pages: [
      { name: 'home', path: site.routes.pathOf('Home', language) },
      { name: 'search', path: site.routes.pathOf('Search', language) },
      { name: 'offers', path: site.routes.pathOf('OfferOverview', language) },
    ],
    programmePath: site.routes.pathOf('Affiliates', language),
  };
}
