import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import { headOf, loadHome, matchOf, type BookableHome } from '../../features/booking/bookable-home.ts';
import { parseStayQuery, type StayQuery } from '../../features/booking/booking-draft.ts';
import type { PageHead } from '../../app/page-head.ts';

export interface RequestData {
  head: PageHead;
  origin: string;
  today: string;
  home: BookableHome;
  stay: StayQuery;
}

export async function load({ url, context }: LoaderFunctionArgs): Promise<RequestData> {
  const site = context.get(siteContext);
  const match = matchOf(site, url, ['Request']);
  const t = site.translate(match.language);
  const home = await loadHome(site, Number(match.params['objectNumber']), match.language);
  return {
    head: headOf(
      site,
      match,
      `${t('booking.request.title')} – ${home.title}`,
      t('booking.request.description'),
    ),
    origin: site.origin,
    today: site.today,
    home,
    stay: parseStayQuery(url.searchParams),
  };
}
