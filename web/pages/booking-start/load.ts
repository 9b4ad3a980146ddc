import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import {
  headOf,
  loadStayPage,
  matchOf,
  methodOf,
  type StayPage,
} from '../../features/booking/bookable-home.ts';
import { usualCountryChoices, type CountryChoice } from '../../features/booking/country-choices.ts';
import type { PageHead } from '../../app/page-head.ts';

export interface BookingStartData {
  head: PageHead;
  origin: string;
  method: 'booking' | 'option';
  countries: readonly CountryChoice[];
  /** Null where the address names no home. */
  page: StayPage | null;
}

export async function load(args: LoaderFunctionArgs): Promise<BookingStartData> {
  const site = args.context.get(siteContext);
  const match = matchOf(site, args.url, ['BookingStart', 'OptionStart']);
  const t = site.translate(match.language);
  const method = methodOf(match);
  const page = match.params['objectNumber'] === undefined ? null : await loadStayPage(args, match);
  const title = t(`booking.start.title.${method}`);
  return {
    head: headOf(site, match, page ? `${title} – ${page.home.title}` : title, t('booking.start.description')),
    origin: site.origin,
    method,
    countries: usualCountryChoices(match.language),
    page,
  };
}
