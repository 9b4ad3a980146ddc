import type { ObjectDetail } from '../../../contract/catalogue/object-summary.ts';
import type { RatingsPage } from '../../../contract/ratings/list-ratings.ts';
import { inTown } from '../../../domain/in-town.ts';
import type { Language } from '../../../domain/language.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Site } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';
import type { HomeText } from '../../features/home/home-data.ts';

/** Search engines ask for at least eight pictures of a holiday home. */
const picturesInData = 8;

interface Described {
  home: ObjectDetail;
  text: HomeText;
  ratings: RatingsPage | null;
  languageLinks: PageHead['languageLinks'];
  language: Language;
}

export function headOfHome({ routes, origin }: Site, t: Translate, described: Described): PageHead {
  const { home, text, language, languageLinks } = described;
  const { place, region, country } = home.locations;
  const where = inTown(place, language);
  const path = routes.pathOf('ObjectPage', language, { objectNumber: home.objectNumber });
  const image = home.images[0];
  // Many a home already carries its place in its title.
  const isNamed = text.title.includes(place);
  const title = isNamed ? text.title : `${text.title} ${where}`;
  return {
    title: isNamed ? `${title} | ${t('shell.name')}` : t('object.title', { title: text.title, where }),
    description: (text.teaser || t('object.description', { title, region, country })).slice(0, 300),
    path,
    languageLinks,
    isReal: home.source !== 'demo',
    textLanguages: home.textLanguages,
    // Without a text of its own the page of a language is the original once more.
    noIndex: !home.textLanguages.includes(language),
    ...(image && {
      image: previewOf(home.objectNumber, language, image.src),
      imageAlt: image.illustration ? t('object.previewDrawn', { title }) : t('object.preview', { title }),
    }),
    structuredData: [rentalOf(origin, path, described), breadcrumbOf(origin, path, described)],
  };
}

/** The preview's URL has the version of the cover, so that it changes with it. */
const previewOf = (objectNumber: number, language: Language, cover: string): string =>
  `/pictures/og/${language}/object-${objectNumber}${/\.[0-9a-f]{8}$/.exec(cover)?.[0] ?? ''}.jpg`;

/** Ratings of the demo world are invented, so search engines do not get them. */
function ratingOf(ratings: RatingsPage | null): Record<string, unknown> {
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
function offerOf(url: string, { minPrice }: ObjectDetail): Record<string, unknown> {
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

function rentalOf(origin: string, path: string, { home, text, ratings }: Described): Record<string, unknown> {
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
    ...ratingOf(ratings),
    ...offerOf(origin + path, home),
  };
}

function breadcrumbOf(origin: string, path: string, { home }: Described): Record<string, unknown> {
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
