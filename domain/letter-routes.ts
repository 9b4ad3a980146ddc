import type { Route } from './route.ts';

const form = { room: 'letters', page: 'contact-form', contentGroup: 5 } as const;

const byLink = { room: 'letters', contentGroup: 5, noIndex: true } as const;

const contactPaths = {
  de: 'hilfe-kontakt',
  en: 'help-contact',
  fr: 'aide-contact',
  it: 'aiuto-contatto',
} as const;

export const letterRoutes = [
  { name: 'Contact', path: contactPaths, room: 'letters', page: 'contact', contentGroup: 5 },
  {
    name: 'ContactGuest',
    path: {
      de: `${contactPaths.de}/gast`,
      en: `${contactPaths.en}/guest`,
      fr: `${contactPaths.fr}/vacancier`,
      it: `${contactPaths.it}/ospite`,
    },
    ...form,
  },
  {
    name: 'ContactLandlord',
    path: {
      de: `${contactPaths.de}/vermieter`,
      en: `${contactPaths.en}/landlord`,
      fr: `${contactPaths.fr}/proprietaire`,
      it: `${contactPaths.it}/proprietario`,
    },
    ...form,
  },
  {
    name: 'ContactPartner',
    path: {
      de: `${contactPaths.de}/partner`,
      en: `${contactPaths.en}/partner`,
      fr: `${contactPaths.fr}/partenaire`,
      it: `${contactPaths.it}/partner`,
    },
    ...form,
  },
  {
    name: 'ContactAgency',
    path: {
      de: `${contactPaths.de}/agentur`,
      en: `${contactPaths.en}/agency`,
      fr: `${contactPaths.fr}/agence`,
      it: `${contactPaths.it}/agenzia`,
    },
    ...form,
  },
  {
    name: 'Newsletter',
    path: {
      de: 'newsletter-anmeldung',
      en: 'newsletter-signup',
      fr: 'inscription-newsletter',
      it: 'iscrizione-newsletter',
    },
    room: 'letters',
    page: 'newsletter',
    contentGroup: 5,
  },
  {
    name: 'AlertNew',
    path: {
      de: 'suchauftrag',
      en: 'search-alert',
      fr: 'alerte-recherche',
      it: 'avviso-di-ricerca',
    },
    page: 'alert-new',
    ...byLink,
  },
  {
    name: 'AlertConfirmation',
    path: {
      de: 'suchauftrag/bestaetigen',
      en: 'search-alert/confirm',
      fr: 'alerte-recherche/confirmer',
      it: 'avviso-di-ricerca/confermare',
    },
    page: 'alert-confirmation',
    ...byLink,
  },
  {
    name: 'Alerts',
    path: {
      de: 'suchauftraege',
      en: 'search-alerts',
      fr: 'alertes-recherche',
      it: 'avvisi-di-ricerca',
    },
    page: 'alerts',
    ...byLink,
  },
  { name: 'NewsletterVoting', path: 'newsletter/abstimmung', page: 'newsletter-voting', ...byLink },
  {
    name: 'NewsletterConfirmation',
    path: ':answer(newsletter_ok|no_newsletter)',
    page: 'newsletter-answer',
    ...byLink,
  },
  // A legacy address, which has the language after its name.
  {
    name: 'Payment',
    path: 'payment/:language(de|en|fr|it)',
    page: 'payment',
    unprefixed: true,
    header: 'compact',
    footer: 'booking',
    ...byLink,
  },
  // A question before booking; home and stay are in the query.
  {
    name: 'QuestionNew',
    path: {
      de: 'gastgeber-fragen',
      en: 'ask-the-host',
      fr: 'demander-a-l-hote',
      it: 'chiedi-all-host',
    },
    page: 'question-new',
    ...byLink,
  },
  {
    name: 'Question',
    path: {
      de: 'gastgeber-fragen/frage',
      en: 'ask-the-host/question',
      fr: 'demander-a-l-hote/question',
      it: 'chiedi-all-host/domanda',
    },
    page: 'question',
    ...byLink,
  },
  // The number identifies the voucher; only its code opens it.
  {
    name: 'VoucherRedeem',
    path: 'ihr-reisegutschein/:bookingID(digits)/:customerNumber(digits)',
    page: 'voucher-redeem',
    ...byLink,
  },
  {
    name: 'VoucherShop',
    path: {
      de: 'reisegutscheine/kaufen',
      en: 'travel-vouchers/buy',
      fr: 'bons-voyage/acheter',
      it: 'buoni-viaggio/acquista',
    },
    room: 'letters',
    page: 'voucher-shop',
    contentGroup: 5,
  },
  {
    name: 'VoucherWithdrawal',
    path: {
      de: 'reisegutscheine/widerruf',
      en: 'travel-vouchers/withdrawal',
      fr: 'bons-voyage/retractation',
      it: 'buoni-viaggio/recesso',
    },
    page: 'voucher-withdrawal',
    ...byLink,
  },
  // The query contains the booking and the secret that opens it.
  {
    name: 'CheckIn',
    path: {
      de: 'online-check-in',
      en: 'online-check-in',
      fr: 'enregistrement-en-ligne',
      it: 'check-in-online',
    },
    page: 'check-in',
    header: 'compact',
    footer: 'booking',
    ...byLink,
  },
  {
    name: 'RateStay',
    path: {
      de: 'aufenthalt-bewerten',
      en: 'rate-your-stay',
      fr: 'noter-votre-sejour',
      it: 'valuta-il-soggiorno',
    },
    page: 'rate-stay',
    ...byLink,
  },
  // The key in the link opens the page.
  { name: 'MailSettings', path: 'mailsettings/:userKey', page: 'mail-settings', ...byLink },
] as const satisfies readonly Route[];

export type LetterRouteName = (typeof letterRoutes)[number]['name'];
