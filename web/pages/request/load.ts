import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../../app/api/site-context.ts';
import {
  headOf,
  loadStayPage,
  matchOf,
  type BookableHome,
  type StayPage,
} from '../../features/booking/bookable-home.ts';
import { usualCountryChoices, type CountryChoice } from '../../features/booking/country-choices.ts';
import type { StayQuery } from '../../features/stay-dates/stay-of-address.ts';
import { packCalendar, type PackedCalendar } from '../../features/calendar/packed-calendar.ts';
import type { PageHead } from '../../app/page-head.ts';

export interface RequestData {
  head: PageHead;
  origin: string;
  today: string;
  home: BookableHome;
  stay: StayQuery;
  /** The price of the stay that the address asks for; null where it asks for none. */
  quote: StayPage['quote'];
  /** What is free and what is taken. */
  calendar: PackedCalendar | null;
  countries: readonly CountryChoice[];
  /** The form for those who only have a question; no browser's table of routes knows it. */
  questionPath: string;
}

export async function load(args: LoaderFunctionArgs): Promise<RequestData> {
  const { url, context } = args;
  const site = context.get(siteContext);
  const match = matchOf(site, url, ['Request']);
  const t = site.translate(match.language);
  const { home, stay, quote, today } = await loadStayPage(args, match);
  const object = await site.api.call('getObject', {
    objectNumber: home.objectNumber,
    languageCode: match.language,
  });
  return {
    head: headOf(
      site,
      match,
      `${t('booking.request.title')} – ${home.title}`,
      t('booking.request.description'),
    ),
    origin: site.origin,
    today,
    home,
    stay,
    quote,
    calendar: 'availability' in object ? packCalendar(object.availability.days) : null,
    countries: usualCountryChoices(match.language),
    questionPath: `${site.routes.pathOf('ContactGuest', match.language)}?object=${home.objectNumber}`,
  };
}
