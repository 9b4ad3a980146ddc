import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';
import { buildHead, matchRoute } from '../../features/booking/bookable-home.ts';

interface RatingAnswerPage {
  head: PageHead;
  origin: string;
  /** 0 if the address has no rating number. */
  ratingNumber: number;
  loginPath: string;
}

/** Returns nothing about the rating, because the link is only opened in the browser. */
export function load({ url, context }: LoaderFunctionArgs): RatingAnswerPage {
  const site = context.get(siteContext);
  const match = matchRoute(site, url, ['RetailerRatingAnswer']);
  const t = site.translate(match.language);
  const numberText = match.params['ratingNumber'] ?? '';
  return {
    head: buildHead(site, match, t('landlord.ratings.answerTitle'), t('landlord.ratings.answerDescription')),
    origin: site.origin,
    ratingNumber: /^[1-9]\d{0,8}$/.test(numberText) ? Number(numberText) : 0,
    loginPath: `${site.routes.pathOf('RetailerLogin', match.language)}?${new URLSearchParams({ next: url.pathname }).toString()}`,
  };
}
