import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { buildHead, matchRoute } from '../../features/booking/bookable-home.ts';
import type { PageHead } from '../../app/page-head.ts';

/** Returns nothing about the booking, because the link is only opened in the browser. */
export function load({ url, context }: LoaderFunctionArgs): { head: PageHead; origin: string } {
  const site = context.get(siteContext);
  const match = matchRoute(site, url, ['LandlordBookingConfirmation']);
  const t = site.translate(match.language);
  return {
    head: buildHead(site, match, t('landlord.title'), t('landlord.description')),
    origin: site.origin,
  };
}
