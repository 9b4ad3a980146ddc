import type { Route } from './route.ts';
import { servedRoutes } from './site-routes.ts';

/*
 * Routes that have a name and paths, but no page: they answer 404, and nothing else may take their
 * paths. Whoever builds such a page moves its row to the table of its room. Servers and tests read this file.
 */

/** Content of the editors. */
const contentRoutes = [
  { name: 'HelpUkraine', path: 'hilfe-fuer-die-ukraine', contentGroup: 5 },
  { name: 'TravelAgency', path: 'reisebüro', contentGroup: 5 },
  { name: 'Affiliates', path: 'affiliates', contentGroup: 5 },
  { name: 'AgencyTerms', path: 'vermittlungsbedingungen', contentGroup: 5 },
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
] as const satisfies readonly Route[];

const contactPaths = {
  de: 'hilfe-kontakt',
  en: 'help-contact',
  fr: 'aide-contact',
  it: 'aiuto-contatto',
} as const;

/** Forms: what somebody writes to the house. */
const formRoutes = [
  { name: 'Contact', path: contactPaths, contentGroup: 5 },
  {
    name: 'ContactGuest',
    path: {
      de: `${contactPaths.de}/gast`,
      en: `${contactPaths.en}/guest`,
      fr: `${contactPaths.fr}/vacancier`,
      it: `${contactPaths.it}/ospite`,
    },
    contentGroup: 5,
  },
  {
    name: 'ContactLandlord',
    path: {
      de: `${contactPaths.de}/vermieter`,
      en: `${contactPaths.en}/landlord`,
      fr: `${contactPaths.fr}/proprietaire`,
      it: `${contactPaths.it}/proprietario`,
    },
    contentGroup: 5,
  },
  {
    name: 'ContactPartner',
    path: {
      de: `${contactPaths.de}/partner`,
      en: `${contactPaths.en}/partner`,
      fr: `${contactPaths.fr}/partenaire`,
      it: `${contactPaths.it}/partner`,
    },
    contentGroup: 5,
  },
  {
    name: 'ContactAgency',
    path: {
      de: `${contactPaths.de}/agentur`,
      en: `${contactPaths.en}/agency`,
      fr: `${contactPaths.fr}/agence`,
      it: `${contactPaths.it}/agenzia`,
    },
    contentGroup: 5,
  },
  {
    name: 'Newsletter',
    path: {
      de: 'newsletter-anmeldung',
      en: 'newsletter-signup',
      fr: 'inscription-newsletter',
      it: 'iscrizione-newsletter',
    },
    contentGroup: 5,
  },
  { name: 'NewsletterVoting', path: 'newsletter/abstimmung', contentGroup: 5, noIndex: true },
  {
    name: 'NewsletterConfirmation',
    path: ':answer(newsletter_ok|no_newsletter)',
    contentGroup: 5,
    noIndex: true,
  },
  {
    name: 'RetailerRatingAnswer',
    path: {
      de: 'bewertung-beantworten/:ratingNumber',
      en: 'answer-rating/:ratingNumber',
      fr: 'repondre-avis/:ratingNumber',
      it: 'rispondi-recensione/:ratingNumber',
    },
    contentGroup: 5,
    noIndex: true,
  },
  {
    name: 'VoucherRedeem',
    path: 'ihr-reisegutschein/:bookingID(digits)/:customerNumber(digits)',
    contentGroup: 5,
    noIndex: true,
  },
  {
    name: 'Payment',
    path: 'payment/:language(de|en)',
    contentGroup: 5,
    unprefixed: true,
    noIndex: true,
  },
] as const satisfies readonly Route[];

const userRoutes = [
  { name: 'UserDebug', path: 'user/debug', contentGroup: 5, noIndex: true, requiresAuth: true },
  // The key in the link is what opens it.
  { name: 'MailSettings', path: 'mailsettings/:userKey', contentGroup: 5, noIndex: true },
] as const satisfies readonly Route[];

const officeRoutes = [
  { name: 'LocaleEditor', path: 'localeEditor', contentGroup: 5, footer: 'none', noIndex: true },
  { name: 'AdminSchedule', path: 'admin/schedule/edit', contentGroup: 5, noIndex: true },
  { name: 'AdminUpload', path: 'admin/s3upload', contentGroup: 5, noIndex: true },
  { name: 'AdminOfficeUpload', path: 'admin/s3uploadOffice', contentGroup: 5, noIndex: true },
  { name: 'AdminSnippets', path: 'admin/snippets', contentGroup: 5, noIndex: true },
  { name: 'AdminTeaser', path: 'admin/teaser', contentGroup: 5, noIndex: true },
  { name: 'AdminCmsPlayground', path: 'admin/cmsplayground', contentGroup: 5, noIndex: true },
] as const satisfies readonly Route[];

/** Addresses of earlier years whose page is gone for good. */
const endedRoutes = [
  { name: 'NewsletterEnded', path: 'newsletter', contentGroup: 5 },
  { name: 'NlnewEnded', path: 'nlnew', contentGroup: 5 },
] as const satisfies readonly Route[];

export const reservedRoutes = [
  ...contentRoutes,
  ...formRoutes,
  ...userRoutes,
  ...officeRoutes,
  ...endedRoutes,
] as const satisfies readonly Route[];

/** Never a page: the server sends them elsewhere before pages are asked. */
export const redirectRoutes = [
  { name: 'HomeLegacy', path: 'index.cfm', contentGroup: 1, requiresAuth: false },
  { name: 'Press', path: 'presse', contentGroup: 5 },
  { name: 'PressReleases', path: 'pressemitteilungen', contentGroup: 5 },
  { name: 'PressRelease', path: 'pressemitteilung', contentGroup: 5 },
  { name: 'Jobs', path: 'job_und_karriere', contentGroup: 5 },
] as const satisfies readonly Route[];

/** All that the house has ever named. */
export const allRoutes: readonly Route[] = [...servedRoutes, ...reservedRoutes, ...redirectRoutes];
