import type { Route } from './route.ts';

/**
 * Routes of content pages. The names are those of the pages in the database. In a language in which a page is
 * unpublished, its address does not exist. Only the server uses this table: browsers have one route for all these pages.
 */
export const contentRoutes = [
  {
    name: 'terms',
    path: { de: 'agb', en: 'terms-and-conditions', fr: 'conditions-generales', it: 'condizioni-generali' },
    contentGroup: 5,
  },
  {
    name: 'privacy',
    path: {
      de: 'datenschutz',
      en: 'privacy-policy',
      fr: 'protection-des-donnees',
      it: 'informativa-privacy',
    },
    contentGroup: 5,
  },
  {
    name: 'disclaimer',
    path: { de: 'impressum', en: 'imprint', fr: 'mentions-legales', it: 'note-legali' },
    contentGroup: 5,
  },
  { name: 'HelpUkraine', path: 'hilfe-fuer-die-ukraine', contentGroup: 5 },
  { name: 'TravelAgency', path: 'reisebüro', contentGroup: 5 },
  { name: 'Affiliates', path: 'affiliates', contentGroup: 5 },
  { name: 'AgencyTerms', path: 'vermittlungsbedingungen', contentGroup: 5 },
  { name: 'HostTerms', path: 'host-terms', contentGroup: 5 },
  { name: 'HomeLanding', path: 'ferienhaus-suche', contentGroup: 5 },
  { name: 'Themes', path: 'reiseideen', contentGroup: 5 },
  { name: 'ThemesContent', path: 'reiseideen/:theme', contentGroup: 5 },
  { name: 'Retailer', path: 'vermieter', contentGroup: 5 },
  { name: 'About', path: 'das_beste_an_feriola', contentGroup: 5 },
  { name: 'Logos', path: 'logos', contentGroup: 5 },
  { name: 'CustomerRating', path: 'kundenbewertungen', contentGroup: 5 },
  { name: 'DiscountAndVoucher', path: 'rabatt_und_gutscheine', contentGroup: 5 },
  { name: 'SpecialOffers', path: 'sonderangebote', contentGroup: 5 },
  { name: 'Blog', path: 'blog', contentGroup: 5 },
  { name: 'BlogArticle', path: 'blog/:blogArticleName', contentGroup: 5 },
  {
    name: 'Faq',
    path: {
      de: 'haeufige-fragen/:part(faq1|faq2)?',
      en: 'faq/:part(faq1|faq2)?',
      fr: 'questions-frequentes/:part(faq1|faq2)?',
      it: 'domande-frequenti/:part(faq1|faq2)?',
    },
    contentGroup: 5,
  },
  {
    name: 'TravelTips',
    path: { de: 'reisetipps', en: 'travel-tips', fr: 'conseils-voyage', it: 'consigli-di-viaggio' },
    contentGroup: 5,
  },
  {
    name: 'TravelTipsHealth',
    path: {
      de: 'reisetipps/gesundheit',
      en: 'travel-tips/health',
      fr: 'conseils-voyage/sante',
      it: 'consigli-di-viaggio/salute',
    },
    contentGroup: 5,
  },
  {
    name: 'TravelTipsChecklist',
    path: {
      de: 'reisetipps/checkliste',
      en: 'travel-tips/checklist',
      fr: 'conseils-voyage/liste-de-depart',
      it: 'consigli-di-viaggio/lista-di-partenza',
    },
    contentGroup: 5,
  },
  {
    name: 'TravelVouchers',
    path: { de: 'reisegutscheine', en: 'travel-vouchers', fr: 'bons-voyage', it: 'buoni-viaggio' },
    contentGroup: 5,
  },
  {
    name: 'PartnerProgramme',
    path: {
      de: 'partnerprogramm',
      en: 'partner-programme',
      fr: 'programme-partenaires',
      it: 'programma-partner',
    },
    contentGroup: 5,
  },
  {
    name: 'Agency',
    path: { de: 'agentur', en: 'agency', fr: 'agence', it: 'agenzia' },
    contentGroup: 5,
  },
  {
    name: 'Distribution',
    path: { de: 'vertrieb', en: 'distribution', fr: 'distribution', it: 'distribuzione' },
    contentGroup: 5,
  },
  {
    name: 'HolidayParks',
    path: { de: 'ferienparks', en: 'holiday-parks', fr: 'parcs-de-vacances', it: 'parchi-vacanze' },
    contentGroup: 5,
  },
  {
    name: 'DogBeachesCroatia',
    path: {
      de: 'hundestraende-kroatien',
      en: 'dog-beaches-croatia',
      fr: 'plages-chiens-croatie',
      it: 'spiagge-cani-croazia',
    },
    contentGroup: 5,
  },
  {
    name: 'DogBeachesNorthSea',
    path: {
      de: 'hundestraende-nordsee',
      en: 'dog-beaches-north-sea',
      fr: 'plages-chiens-mer-du-nord',
      it: 'spiagge-cani-mare-del-nord',
    },
    contentGroup: 5,
  },
  {
    name: 'DogBeachesBalticSea',
    path: {
      de: 'hundestraende-ostsee',
      en: 'dog-beaches-baltic-sea',
      fr: 'plages-chiens-mer-baltique',
      it: 'spiagge-cani-mar-baltico',
    },
    contentGroup: 5,
  },
  {
    name: 'Accessibility',
    path: { de: 'barrierefreiheit', en: 'accessibility', fr: 'accessibilite', it: 'accessibilita' },
    contentGroup: 5,
  },
  {
    name: 'ResultOrder',
    path: {
      de: 'reihenfolge-der-ergebnisse',
      en: 'order-of-results',
      fr: 'classement-des-resultats',
      it: 'ordine-dei-risultati',
    },
    contentGroup: 5,
  },
  {
    name: 'StayPromise',
    path: {
      de: 'wenn-etwas-nicht-stimmt',
      en: 'when-something-is-wrong',
      fr: 'en-cas-de-probleme',
      it: 'se-qualcosa-non-va',
    },
    contentGroup: 5,
  },
  {
    name: 'RatingChecks',
    path: {
      de: 'pruefung-der-bewertungen',
      en: 'rating-checks',
      fr: 'controle-des-avis',
      it: 'verifica-delle-recensioni',
    },
    contentGroup: 5,
  },
] as const satisfies readonly Route[];

export type ContentRouteName = (typeof contentRoutes)[number]['name'];
