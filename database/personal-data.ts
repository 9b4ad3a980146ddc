import type { DB } from './types.ts';

/** People find the rows that are theirs in the download of their data. */
const exported = 'exported';
/** No row says anything of a person. */
const noPerson = 'no person';

/**
 * Says of each table whether somebody's download of their own data holds its rows; where it holds them not, why. A new
 * table does not pass the type check until it is named here.
 */
export const personalData = {
  account_businesses: exported,
  account_deletions: exported,
  account_devices: exported,
  account_events: exported,
  account_mails: exported,
  account_challenges: { because: 'a random number that is good for five minutes' },
  account_passkeys: exported,
  account_recovery_codes: exported,
  account_roles: exported,
  account_totp: exported,
  account_travellers: exported,
  accounts: exported,
  affiliate_hops: noPerson,
  agencies: exported,
  alert_addresses: exported,
  alert_homes: exported,
  alert_mails: exported,
  alerts: exported,
  attachments: {
    because: 'Files beside messages; the download names them with the message that they came with.',
  },
  bank_transfers: exported,
  bonus_codes: noPerson,
  vouchers: exported,
  business_registration_events: {
    because: 'What the office did with a registration; the registration itself is in the download.',
  },
  business_registrations: exported,
  booking_changes: exported,
  booking_events: exported,
  booking_terms: { because: 'What the house keeps of a stay, agreed with the landlord.' },
  bookings: exported,
  confirmed_addresses: { because: 'A keyed hash of an address that the account says in clear.' },
  consent_log: exported,
  contact_cases: exported,
  contact_events: { because: 'What the office did with a case; the case itself is in the download.' },
  contact_files: exported,
  contact_messages: exported,
  content_copies: {
    because:
      'What editors write for the house and could not save; they find it on the page, and it goes with the account.',
  },
  calendar_acts: exported,
  calendar_exports: { because: 'A random number of a home, from which the address of its calendar is made.' },
  calendar_feeds: {
    because: 'Calendars of a home, which those who let it see on its page; they go with the home.',
  },
  campaign_recipients: {
    because: 'Which issues went to whom, by the number of a subscriber whom the download holds.',
  },
  campaigns: noPerson,
  content_drafts: {
    because: 'What editors write for the house; names stand there as text, tied to no account.',
  },
  content_events: {
    because: 'What editors did for the house; names stand there as text, tied to no account.',
  },
  content_locks: { because: 'For minutes: the name of who edits a page now.' },
  content_previews: noPerson,
  content_revisions: {
    because: 'What editors wrote for the house; names stand there as text, tied to no account.',
  },
  content_schedules: {
    because: 'What editors plan for the house; names stand there as text, tied to no account.',
  },
  contents: noPerson,
  countries: noPerson,
  demo_bank_checkouts: noPerson,
  demo_bank_refunds: noPerson,
  dunning_notices: exported,
  facts: noPerson,
  home_discounts: noPerson,
  home_images: noPerson,
  home_services: noPerson,
  home_texts: noPerson,
  homes: { because: 'Facts of homes that their hosts publish; who lets them is in landlords and agencies.' },
  idempotent_replies: {
    because: 'Replies about bookings, which the download holds; they serve repeated calls for days.',
  },
  import_sources: noPerson,
  invoices: exported,
  jobs: { because: 'Work of the house that names rows of other tables by their numbers.' },
  landlords: exported,
  last_seen_objects: exported,
  ledger_entries: {
    because:
      'Accounts of the house, with what it has agreed with landlords; what a person paid and got back is in the download.',
  },
  ledger_postings: exported,
  limit_counters: { because: 'Counts by keyed hashes that nobody can turn back into people.' },
  mail_domains: noPerson,
  mail_replies: exported,
  mail_bounces: { because: 'Reports of mail servers about addresses, by hashes that nobody can turn back.' },
  mail_suppressions: {
    because: 'a hash says that no advertising goes to an address, and that outlives the account',
  },
  message_answers: exported,
  message_files: exported,
  message_reads: exported,
  message_report_events: {
    because: 'What the office did with a reported thread; names stand there as text, tied to no account.',
  },
  message_reports: exported,
  message_threads: exported,
  messages: exported,
  migrations: noPerson,
  money_acts: {
    because: 'What the office did about money; names stand there as text, tied to no account of a guest.',
  },
  newsletter_consents: 'exported',
  newsletter_subscribers: 'exported',
  newsletter_votes: 'exported',
  number_series: noPerson,
  offers: noPerson,
  office_overwrites: noPerson,
  office_staff: { because: 'The public faces of the office, without an account.' },
  office_times: noPerson,
  opened_homes: noPerson,
  outbox: noPerson,
  page_timings: noPerson,
  partners: exported,
  payment_notices: noPerson,
  payments: exported,
  places: noPerson,
  pois: noPerson,
  price_seasons: noPerson,
  rating_summaries: noPerson,
  rating_translations: { because: 'Translations of published ratings.' },
  ratings: { because: 'Published under a first name, tied to no account and no address.' },
  refunds: exported,
  regions: noPerson,
  search_counts: noPerson,
  sessions: exported,
  stays: { because: 'The nights that a booking takes, which the booking says.' },
  text_override_revisions: {
    because: 'What editors wrote for the house; names stand there as text, tied to no account.',
  },
  text_overrides: {
    because: 'What editors wrote for the house; names stand there as text, tied to no account.',
  },
  traffic_origins: exported,
  traffic_sources: noPerson,
  uploads: {
    because: 'Pictures for the house; the name of who sent one stands there as text, tied to no account.',
  },
  visited_pages: exported,
  visitors: exported,
  watch_list_mails: exported,
  watched_objects: exported,
  whoami_paths: noPerson,
} as const satisfies Record<keyof DB, typeof exported | typeof noPerson | { because: string }>;
