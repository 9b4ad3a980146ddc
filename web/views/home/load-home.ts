import { data, redirect } from 'react-router';
import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import { languages, type Language } from '../../../domain/language.ts';
import { pictureInSeason } from '../../../domain/season-of-year.ts';
import { isValidStay } from '../../../domain/stay.ts';
import { partnerOfPage } from '../../app/api/partner-of-page.ts';
import type { Site } from '../../app/api/site-context.ts';
import { isCallFailure, type GeneralFailureType } from '../../app/calls/call-failure.ts';
import { parseStayQuery, type StayQuery } from '../../features/stay-dates/stay-of-address.ts';
import { toCardHome, type CardHome } from '../../features/home/card-home.ts';
import { packCalendar } from '../../features/calendar/packed-calendar.ts';
import { shownPrice } from '../../features/price/shown-price.ts';
import type { PageHead } from '../../app/page-head.ts';
import type { RemovedHomeData } from '../../features/home/gone-data.ts';
import type { HomeData, HomeVariant } from '../../features/home/home-data.ts';
import { collectSimilar, type SimilarQuery } from './similar-homes.ts';
import { buildHomeHead } from './home-head.ts';
import { buildHostLine } from './host-line.ts';
import { buildPaymentLine } from './payment-line.ts';
import { selectText } from './home-text.ts';
import { addressOfTypedStay } from './typed-stay.ts';

const similarShown = 3;
const variantsShown = 8;
const poisShown = 6;
const poiRadiusKm = 30;

export interface HomePageInput {
  language: Language;
  objectNumber: number;
  url: URL;
}

/** Loads a home; unknown ones throw 404, removed ones 410 with similar homes. */
export async function loadHomeView(
  site: Site,
  { language, objectNumber, url }: HomePageInput,
): Promise<HomeData> {
  const typedAddress = await addressOfTypedStay(site, language, url);
  if (typedAddress !== null) throw redirect(typedAddress, 302);
  const home = await findHome(site, language, objectNumber);
  const t = site.translate(language);
  const stay = parseStayQuery(url.searchParams);
  const partner = partnerOfPage(site, url);
  // Failures of these calls leave their part out; the home is still shown.
  const [price, ratings, pois, similar, variants, answerHours] = await Promise.all([
    isValidStay(stay, site.today)
      ? site.api
          .call('getPrice', {
            ...stay,
            childAges: [...stay.childAges],
            objectNumber,
            adultsMax: home.adultsMax,
            partner,
            language,
          })
          .then(({ nearestStay, ...price }) => ({ ...shownPrice(price), nearestStay }))
          .catch(() => null)
      : null,
    site.api.call('listRatings', { objectNumber, languageCode: language }).catch(() => null),
    site.api
      .call('listPois', {
        languageCode: language,
        queryParameters: { ...home.position, radius: poiRadiusKm, limit: poisShown },
      })
      .then(
        (answer) => answer.pois,
        () => [],
      ),
    collectSimilar(
      home,
      similarShown,
      (query, count) => searchHomes(site, language, query, count, partner),
      isValidStay(stay, site.today) ? searchOfStay(stay) : null,
    ),
    loadVariants(site, language, home),
    site.api.call('getAnswerTime', { objectNumber }).then(
      (answer) => answer.answerHours,
      () => null,
    ),
  ]);
  const text = selectText(home, language);
  const {
    availability,
    descriptions: _descriptions,
    descriptionsAexea: _aexea,
    objectFeatureDescription: _features,
    descriptionLanguages: _languages,
    searchOffers: _offers,
    prices: seasons,
    SEOLinks: seoLinks,
    ...shown
  } = home;
  const languageLinks = Object.fromEntries(
    languages.map((other) => [other, site.routes.pathOf('ObjectPage', other, { objectNumber })]),
  ) as PageHead['languageLinks'];
  return {
    head: buildHomeHead(site, t, { home, text, ratings, languageLinks, language }),
    origin: site.origin,
    today: site.today,
    home: {
      ...shown,
      images: shown.images.map((image) => ({ ...image, src: pictureInSeason(image, stay.startDate) })),
    },
    text,
    calendar: packCalendar(availability.days),
    seasons,
    seoLinks,
    reportPath: `${site.routes.pathOf('ContactGuest', language)}?topic=content&object=${objectNumber}`,
    askPath: `${site.routes.pathOf('QuestionNew', language)}?object=${objectNumber}`,
    paymentLine: buildPaymentLine({ collectedByUs: home.collectedByUs, paymentWays: site.paymentWays }, t),
    hostLine: buildHostLine(home.landlord, answerHours, t),
    stay,
    price,
    ratings,
    pois,
    similar,
    variants,
  };
}

/** Homes of feeds without a landlord have no landlord in common, so they have no variants. */
async function loadVariants(
  site: Site,
  language: Language,
  { objectNumber, landlord, locations }: ObjectDetail,
): Promise<HomeVariant[]> {
  if (landlord.name === '') return [];
  const query = { landlord: landlord.id, place: locations.placeNumber, persons: 1 };
  const homes = await searchHomes(site, language, query, variantsShown + 1);
  return homes
    .filter((home) => home.objectNumber !== objectNumber)
    .slice(0, variantsShown)
    .map(({ objectNumber: number, title, kind, place, personsMax }) => ({
      ...{ objectNumber: number, title, kind, place, personsMax },
      path: site.routes.pathOf('ObjectPage', language, { objectNumber: number }),
    }));
}

async function findHome(site: Site, language: Language, objectNumber: number): Promise<ObjectDetail> {
  try {
    const home = await site.api.call('getObject', { objectNumber, languageCode: language });
    if ('translation' in home) throw data(null, { status: 404 });
    return home;
  } catch (error) {
    if (!isCallFailure<'getObject'>(error)) throw error;
    switch (error.type) {
      case 'object-removed':
        throw await loadRemovedHome(site, language, error.data);
      case 'object-not-found':
      case 'description-not-found':
        throw data(null, { status: 404 });
      default:
        error.type satisfies GeneralFailureType;
        throw error;
    }
  }
}

function searchOfStay({ startDate, endDate, persons, childAges, pets }: StayQuery): SimilarQuery {
  const search: SimilarQuery = { startDate, endDate, persons };
  if (childAges.length > 0) search['childAges'] = childAges.join(',');
  if (pets > 0) search['pets'] = pets === 1 ? 'one' : 'more';
  return search;
}

interface Removed {
  countryCode?: string | undefined;
  regionKey?: string | undefined;
}

export async function loadRemovedHome(
  site: Site,
  language: Language,
  { countryCode, regionKey }: Removed,
): Promise<ReturnType<typeof data<RemovedHomeData>>> {
  const query: Record<string, string> = {};
  if (regionKey) query['region'] = regionKey;
  else if (countryCode) query['country'] = countryCode;
  const similar = await searchHomes(site, language, query, similarShown);
  return data({ similar }, { status: 410 });
}

async function searchHomes(
  site: Site,
  language: Language,
  query: Record<string, string | number>,
  count: number,
  partner = '',
): Promise<CardHome[]> {
  try {
    const { hits } = await site.api.call('searchObjects', {
      query: { ...query, objectsPerPage: count },
      languageCode: language,
      partner,
      counts: '',
    });
    return hits.map((hit) => toCardHome(hit, site.today));
  } catch {
    return [];
  }
}
