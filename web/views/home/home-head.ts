import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { RatingsPage } from '../../../contract/ratings/list-ratings.ts';
import { inTown } from '../../../domain/in-town.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';
import type { HomeText } from '../../features/home/home-data.ts';

/** Search engines require at least eight pictures of a holiday home. */
const picturesInData = 8;

interface HomeHeadInput {
  home: ObjectDetail;
  text: HomeText;
  ratings: RatingsPage | null;
  languageLinks: PageHead['languageLinks'];
  language: Language;
}

export function buildHomeHead({ routes, origin }: Site, t: Translate, input: HomeHeadInput): PageHead {
  const { home, text, language, languageLinks } = input;
  const { place, region, country } = home.locations;
  const inPlace = inTown(place, language);
  const path = routes.pathOf('ObjectPage', language, { objectNumber: home.objectNumber });
  const image = home.images[0];
  // Many titles already contain the place.
  const isNamed = text.title.includes(place);
  const title = isNamed ? text.title : `${text.title} ${inPlace}`;
  return {
    title: isNamed
      ? `${title} | ${t('shell.name')}`
      : t('object.title', { title: text.title, where: inPlace }),
    description: (text.teaser || t('object.description', { title, region, country })).slice(0, 300),
    path,
    languageLinks,
    isReal: home.source !== 'demo',
    textLanguages: home.textLanguages,
    // Without a translation, the page in this language duplicates the original.
    noIndex: !home.textLanguages.includes(language),
    ...(image && {
      image: previewUrl(home.objectNumber, language, image.src),
      imageAlt: image.illustration ? t('object.previewDrawn', { title }) : t('object.preview', { title }),
    }),
    structuredData: [describeRental(origin, path, input), describeBreadcrumb(origin, path, input)],
  };
}

/** The URL of the preview contains the version of the cover, so that both change together. */
const previewUrl = (objectNumber: number, language: Language, cover: string): string =>
  `/pictures/og/${language}/object-${objectNumber}${/\.[0-9a-f]{8}$/.exec(cover)?.[0] ?? ''}.jpg`;

/** Ratings of the demo world are invented, so search engines do not get them. */
function describeRating(ratings: RatingsPage | null): Record<string, unknown> {
  if (!ratings || ratings.summary.total === 0 || ratings.summary.average === null) return {};
  if (ratings.summary.provenance === 'demo' || ratings.summary.provenance === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: ratings.summary.average,
      ratingCount: ratings.summary.total,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

/** The lowest price of a week, since the price of a stay depends on its dates. */
function describeOffer(url: string, { minPrice }: ObjectDetail): Record<string, unknown> {
  if (minPrice === null) return {};
  return {
    makesOffer: {
      '@type': 'Offer',
      url,
      price: minPrice,
      priceCurrency: 'EUR',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice,
        priceCurrency: 'EUR',
        unitCode: 'WEE',
        valueAddedTaxIncluded: true,
      },
    },
  };
}

function describeRental(
  origin: string,
  path: string,
  { home, text, ratings }: HomeHeadInput,
): Record<string, unknown> {
  const { place, region, countryCode } = home.locations;
  return {
    '@context': 'https://schema.org',
    '@type': 'VacationRental',
    '@id': `${origin}${path}#home`,
    identifier: String(home.objectNumber),
    name: text.title,
    description: text.teaser || text.description.slice(0, 500),
    url: origin + path,
    image: home.images.slice(0, picturesInData).map(({ cdn, src }) => `${cdn || origin}${src}-1450x900.webp`),
    latitude: home.position.lat,
    longitude: home.position.lon,
    address: {
      '@type': 'PostalAddress',
      addressLocality: place,
      addressRegion: region,
      addressCountry: countryCode.toUpperCase(),
    },
    ...(home.checkIn !== null && { checkinTime: home.checkIn }),
    ...(home.checkOut !== null && { checkoutTime: home.checkOut }),
    petsAllowed: home.detailPetAllowed,
    containsPlace: {
      '@type': 'Accommodation',
      additionalType: 'EntirePlace',
      occupancy: { '@type': 'QuantitativeValue', value: home.personsMax, maxValue: home.personsMax },
      numberOfBedrooms: home.countRoomsSleeping,
      numberOfBathroomsTotal: home.countRoomsBath,
      numberOfRooms: home.countRooms,
      ...(home.squaremeterLiving > 0 && {
        floorSize: { '@type': 'QuantitativeValue', value: home.squaremeterLiving, unitCode: 'MTK' },
      }),
      amenityFeature: home.searchFilter.map((name) => ({
        '@type': 'LocationFeatureSpecification',
        name,
        value: true,
      })),
    },
    ...describeRating(ratings),
    ...describeOffer(origin + path, home),
  };
}

function describeBreadcrumb(origin: string, path: string, { home }: HomeHeadInput): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: home.breadcrumb.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: origin + (crumb.path ?? path),
    })),
  };
}
