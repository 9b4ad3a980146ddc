import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import {
  buildHead,
  loadStayPage,
  matchRoute,
  bookingMethod,
  type StayPage,
} from '../../features/booking/bookable-home.ts';
import { usualCountryChoices, type CountryChoice } from '../../features/booking/country-choices.ts';
import type { PageHead } from '../../app/page-head.ts';

export interface BookingStartData {
  head: PageHead;
  origin: string;
  method: 'booking' | 'option';
  countries: readonly CountryChoice[];
  page: StayPage | null;
}

export async function load(args: LoaderFunctionArgs): Promise<BookingStartData> {
  const site = args.context.get(siteContext);
  const match = matchRoute(site, args.url, ['BookingStart', 'OptionStart']);
  const t = site.translate(match.language);
  const method = bookingMethod(match);
  const page = match.params['objectNumber'] === undefined ? null : await loadStayPage(args, match);
  const title = t(`booking.start.title.${method}`);
  return {
    head: buildHead(
      site,
      match,
      page ? `${title} – ${page.home.title}` : title,
      t('booking.start.description'),
    ),
    origin: site.origin,
    method,
    countries: usualCountryChoices(match.language, site.country),
    page,
  };
}
