import type { LoaderFunctionArgs } from 'react-router';
import type { AccountRouteName } from '../../domain/account-routes.ts';
import { siteContext } from '../app/api/site-context.ts';
import type { PageHead } from '../app/page-head.ts';
import { buildHead, matchRoute } from '../features/booking/bookable-home.ts';

export interface AccountPage {
  head: PageHead;
  origin: string;
  /** Links for visitors without JavaScript. Both pages work without it. */
  helpPaths: { booking: string; contact: string };
}

export function loadAccountPage(
  { url, context }: LoaderFunctionArgs,
  name: AccountRouteName,
  texts: string,
): AccountPage {
  const site = context.get(siteContext);
  const match = matchRoute(site, url, [name]);
  const t = site.translate(match.language);
  const description = `account.${texts}.description`;
  const title = t(`account.${texts}.title`);
  return {
    head: buildHead(site, match, title, t.has(description) ? t(description) : title),
    origin: site.origin,
    helpPaths: {
      booking: site.routes.pathOf('bookingView', match.language),
      contact: site.routes.pathOf('ContactGuest', match.language),
    },
  };
}
