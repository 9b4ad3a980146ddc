import type { LoaderFunctionArgs } from 'react-router';
import { findAnswerStep, type AnswerStep } from '../../../domain/messages/question.ts';
import { stayQuery } from '../../../domain/stay-query.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { loadStayPage, matchRoute, type BookableHome } from '../../features/booking/bookable-home.ts';
import { parseStayQuery, type StayQuery } from '../../features/stay-dates/stay-of-address.ts';
import { loadLetterPage, type LetterPage } from '../load-letter-page.ts';

export interface QuestionNew extends LetterPage {
  /** Null if the address has no valid home. */
  about: AskedHome | null;
  stay: StayQuery;
  today: string;
  questionPath: string;
  contactPath: string;
  searchPath: string;
}

export interface AskedHome {
  home: BookableHome;
  /** Codes of the languages that the landlord speaks. */
  languages: readonly string[];
  answer: AnswerStep;
  isReachable: boolean;
  /** Path of the home with the stay. */
  path: string;
}

/** The address has the number of the home and the stay, in the parameters of the home's page. */
export async function load(args: LoaderFunctionArgs): Promise<QuestionNew> {
  const site = args.context.get(siteContext);
  const match = matchRoute(site, args.url, ['QuestionNew']);
  const { language } = match;
  const query = args.url.searchParams;
  const number = query.get('object') ?? '';
  const contact = site.routes.pathOf('ContactGuest', language);
  const about = /^[1-9]\d{0,8}$/.test(number) ? await loadAbout(args, Number(number)) : null;
  return {
    ...loadLetterPage(args, 'QuestionNew', ['letters.ask.title', 'letters.ask.description']),
    about,
    stay: parseStayQuery(query),
    today: site.today,
    questionPath: site.routes.pathOf('Question', language),
    contactPath: about === null ? contact : `${contact}?object=${number}`,
    searchPath: site.routes.pathOf('Search', language),
  };
}

async function loadAbout(args: LoaderFunctionArgs, objectNumber: number): Promise<AskedHome | null> {
  const site = args.context.get(siteContext);
  const match = matchRoute(site, args.url, ['QuestionNew']);
  const { language } = match;
  const { home, stay } = await loadStayPage(args, {
    ...match,
    params: { objectNumber: String(objectNumber) },
  });
  const [object, { answerHours }] = await Promise.all([
    site.api.call('getObject', { objectNumber, languageCode: language }),
    site.api.call('getAnswerTime', { objectNumber }),
  ]);
  if (!('landlord' in object)) return null;
  return {
    home,
    languages: object.landlord.languages,
    answer: findAnswerStep(answerHours),
    isReachable: object.landlord.isReachable,
    path: site.routes.pathOf('ObjectPage', language, { objectNumber }) + stayQuery(stay),
  };
}
