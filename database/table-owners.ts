import type { DB } from './types.ts';

/**
 * Who owns which table: an area of the server, its platform or the importer. The owner alone
 * inserts, updates and deletes its rows, for others by a function of its store that takes their `tx`; everybody
 * may read. `tests/table-owners.test.ts` holds the stores and the READMEs against it.
 */
export const tableOwners = {
  accounts: [
    'visitors',
    'accounts',
    'account_businesses',
    'account_deletions',
    'account_roles',
    'account_mails',
    'account_devices',
    'account_events',
    'account_totp',
    'account_travellers',
    'account_recovery_codes',
    'account_passkeys',
    'account_challenges',
    'sessions',
  ],
  booking: ['bookings', 'booking_changes', 'booking_events', 'invoices', 'stays'],
  catalogue: ['homes', 'home_texts', 'home_images'],
  contact: ['contact_cases', 'contact_events', 'contact_messages'],
  content: [
    'contents',
    'content_copies',
    'content_drafts',
    'content_events',
    'content_locks',
    'content_previews',
    'content_revisions',
    'content_schedules',
  ],
  import: ['import_sources'],
  landlords: ['landlords', 'agencies'],
  ledger: ['booking_terms', 'ledger_entries', 'ledger_postings', 'refunds'],
  locations: ['countries', 'regions', 'places'],
  newsletter: ['mail_suppressions', 'newsletter_consents', 'newsletter_subscribers', 'newsletter_votes'],
  offers: ['offers'],
  office: ['office_staff', 'office_times', 'office_overwrites'],
  partners: ['partners', 'traffic_sources', 'affiliate_hops'],
  texts: ['text_overrides', 'text_override_revisions'],
  platform: [
    'confirmed_addresses',
    'facts',
    'idempotent_replies',
    'jobs',
    'limit_counters',
    'migrations',
    'number_series',
    'outbox',
  ],
  pois: ['pois'],
  pricing: ['price_seasons', 'home_discounts', 'home_services', 'bonus_codes'],
  ratings: ['ratings', 'rating_translations', 'rating_summaries'],
  search: ['search_counts', 'opened_homes'],
  tracking: ['consent_log', 'traffic_origins', 'visited_pages', 'page_timings'],
  'watch-list': ['watched_objects', 'last_seen_objects', 'watch_list_mails'],
  whoami: ['whoami_paths'],
} as const satisfies Record<string, readonly (keyof DB)[]>;
