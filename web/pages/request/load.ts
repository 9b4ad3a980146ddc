import type { LoaderFunctionArgs } from 'react-router';
import { stayQuery } from '../../../domain/stay-query.ts';
import { siteContext } from '../../app/api/site-context.ts';
import {
  buildHead,
  loadStayPage,
  matchRoute,
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
  /** Price of the address's stay; null if it has no stay. */
  quote: StayPage['quote'];
  /** Availability of the home; null if it is unknown. */
  calendar: PackedCalendar | null;
  countries: readonly CountryChoice[];
  /** Path of the page with questions to the landlord, which is not in the browser's route table. */
  questionPath: string;
}

export async function load(args: LoaderFunctionArgs): Promise<RequestData> {
  const { url, context } = args;
  const site = context.get(siteContext);
  const match = matchRoute(site, url, ['Request']);
  const t = site.translate(match.language);
  const { home, stay, quote, today } = await loadStayPage(args, match);
  const object = await site.api.call('getObject', {
    objectNumber: home.objectNumber,
    languageCode: match.language,
  });
  const askPath = site.routes.pathOf('QuestionNew', match.language);
  return {
    head: buildHead(
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
    countries: usualCountryChoices(match.language, site.country),
    questionPath: `${askPath}?object=${home.objectNumber}${stayQuery(stay).replace('?', '&')}`,
  };
}
