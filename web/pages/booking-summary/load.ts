import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import {
  buildHead,
  loadStayPage,
  matchRoute,
  bookingMethod,
  type StayPage,
} from '../../features/booking/bookable-home.ts';
import type { PageHead } from '../../app/page-head.ts';

export interface BookingSummaryData {
  head: PageHead;
  origin: string;
  method: 'booking' | 'option';
  page: StayPage;
}

export async function load(args: LoaderFunctionArgs): Promise<BookingSummaryData> {
  const site = args.context.get(siteContext);
  const match = matchRoute(site, args.url, ['BookingSummary', 'OptionSummary']);
  const t = site.translate(match.language);
  const method = bookingMethod(match);
  const page = await loadStayPage(args, match);
  const title = t(`booking.summary.title.${method}`);
  return {
    head: buildHead(site, match, `${title} – ${page.home.title}`, t('booking.start.description')),
    origin: site.origin,
    method,
    page,
  };
}
