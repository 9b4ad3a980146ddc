// Generated from the migrations by npm run database:types.
import type { ColumnType, Generated as GeneratedColumn, GeneratedAlways } from 'kysely';
import type { Cents } from '../domain/money.ts';

type Generated<Type> = Type extends ColumnType<infer Select, infer Insert, infer Update>
  ? ColumnType<Select, Insert | undefined, Update>
  : GeneratedColumn<Type>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
/** Read as parsed JSON whose form the store states, written as its text. */
type Json = ColumnType<unknown, string, string>;

export interface AccountBusinesses {
  kind: string;
  subject: number;
  uid: string;
  login_number: number | null;
  granted_at: Generated<Timestamp>;
  accepted_terms: string | null;
  terms_accepted_at: Timestamp | null;
}

export interface AccountChallenges {
  challenge: string;
  purpose: string;
  uid: string | null;
  expires_at: Timestamp;
}

export interface AccountDeletions {
  uid: string;
  asked_at: Timestamp;
  due_at: Timestamp;
}

export interface AccountDevices {
  uid: string;
  device_hash: string;
  last_login_at: Timestamp;
}

export interface AccountEvents {
  id: Generated<number>;
  uid: string;
  kind: string;
  actor: string | null;
  detail: Generated<string>;
  happened_at: Timestamp;
}

export interface AccountMails {
  id: Generated<number>;
  kind: string;
  uid: string | null;
  email: string;
  email_key: string;
  language: string;
  nonce: string;
  profile: Json | null;
  password_hash: string | null;
  asked_at: Timestamp;
  expires_at: Timestamp;
  ticket_hash: string | null;
  registration_id: number | null;
  about: Json | null;
}

export interface AccountPasskeys {
  id: Generated<number>;
  credential: string;
  uid: string;
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface AccountRecoveryCodes {
  uid: string;
  place: number;
  code_hash: string;
}

export interface AccountRoles {
  uid: string;
  role: string;
  granted_at: Generated<Timestamp>;
}

export interface AccountTotp {
  uid: string;
  secret: string;
  begun_at: Timestamp;
  confirmed_at: Timestamp | null;
  last_step: Generated<number>;
}

export interface AccountTravellers {
  id: Generated<number>;
  uid: string;
  salutation: string;
  first_name: string;
  last_name: string;
  phone: string;
  street: string;
  zip: string;
  city: string;
  country: string;
}

export interface Accounts {
  uid: string;
  number: Generated<number>;
  email: string;
  email_key: string;
  password_hash: string | null;
  salutation: Generated<string>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  language: string;
  newsletter: Generated<boolean>;
  created_at: Timestamp;
  last_login_at: Timestamp | null;
  suspended_at: Timestamp | null;
  deleted_at: Timestamp | null;
}

export interface ActingActs {
  act_id: Generated<number>;
  acting_id: number;
  call: string;
  about: Generated<string>;
  acted_at: Timestamp;
  status: number | null;
}

export interface ActingSessions {
  acting_id: Generated<number>;
  staff_uid: string | null;
  uid: string | null;
  session_id: string | null;
  secret_hash: string;
  reason: string;
  began_at: Timestamp;
  until: Timestamp;
  ended_at: Timestamp | null;
  ended_by: string | null;
}

export interface AffiliateHops {
  day: string;
  target: string;
  pid: Generated<string>;
  hops: Generated<number>;
}

export interface Agencies {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  is_trader: Generated<boolean>;
  is_featured: Generated<boolean>;
}

export interface AlertAddresses {
  id: Generated<number>;
  email: string;
  address_hash: string;
  language: string;
  nonce: string;
  brand: number | null;
  checked_on: string | null;
  empty_since: Timestamp | null;
}

export interface AlertHomes {
  alert_id: number;
  object_number: number;
  is_free: boolean;
  price_cents: Cents | null;
}

export interface AlertMails {
  id: Generated<number>;
  address_id: number;
  day: string;
  news: Json | null;
  begun_at: Timestamp | null;
}

export interface Alerts {
  id: Generated<number>;
  address_id: number;
  kind: string;
  uid: string | null;
  filter: Json;
  frequency: string;
  state: string;
  nonce: string;
  asked_at: Timestamp;
  confirmed_at: Timestamp | null;
  ends_on: string;
  looked_on: string | null;
}

export interface ApiKeyActs {
  act_id: Generated<number>;
  key_id: string;
  kind: string;
  object_number: number | null;
  subjects: Generated<number[]>;
  acted_at: Timestamp;
}

export interface ApiKeys {
  key_id: string;
  kind: string;
  subject: number;
  slot: number;
  name: string;
  scopes: string[];
  hash: string;
  created_at: Timestamp;
  created_by: string | null;
  expires_at: Timestamp | null;
  last_used_at: Timestamp | null;
  ended_at: Timestamp | null;
  ended_by: string | null;
}

export interface Attachments {
  attachment_id: Generated<number>;
  file_key: string;
  name: string;
  type: string;
  bytes: number;
  created_at: Timestamp;
  kept_at: Timestamp | null;
  released_at: Timestamp | null;
}

export interface BankTransfers {
  id: Generated<number>;
  account: string;
  bank_reference: string;
  amount_cents: Cents;
  booked_on: string;
  other_name: string;
  other_iban: string | null;
  purpose: string;
  state: string;
  doubt: string | null;
  booking_id: number | null;
  imported_at: Timestamp;
}

export interface BonusActs {
  id: Generated<number>;
  campaign_id: number;
  act: string;
  note: string;
  uid: string;
  name: string;
  happened_at: Timestamp;
}

export interface BonusCampaigns {
  id: Generated<number>;
  name: string;
  amount_cents: Cents;
  minimum_cents: Generated<Cents>;
  valid_from: string;
  valid_until: string;
  per_guest: number | null;
  is_paused: Generated<boolean>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface BonusCodes {
  code: string;
  amount_cents: Cents;
  minimum_cents: Generated<Cents>;
  valid_until: string;
  uses_left: number;
  campaign_id: number | null;
  is_public: Generated<boolean>;
}

export interface BonusUses {
  id: Generated<number>;
  campaign_id: number;
  code: string;
  guest_hash: string;
}

export interface BookingChanges {
  id: Generated<number>;
  booking_id: number;
  agreed: Json;
  start_date: string;
  end_date: string;
  persons: number;
  child_ages: Generated<Json>;
  dogs: Generated<number>;
  pet_sizes: Generated<Json>;
  message: Generated<string>;
  quote: Json;
  total_cents: Cents;
  state: Generated<string>;
  answer: string | null;
  created_at: Generated<Timestamp>;
  answered_at: Timestamp | null;
  answered_by: string | null;
  asked_by: string | null;
  side: Generated<string>;
  proposed_by: string | null;
  expires_at: Timestamp | null;
  list_total_cents: Cents | null;
  concludes: Generated<boolean>;
}

export interface BookingEvents {
  id: Generated<number>;
  booking_id: number;
  from_state: string | null;
  to_state: string;
  actor: string;
  happened_at: Generated<Timestamp>;
  staff_uid: string | null;
  staff_name: string | null;
  note: string | null;
  by_uid: string | null;
  key_id: string | null;
}

export interface BookingTerms {
  booking_id: number;
  landlord_id: number;
  commission_per_mille: number;
}

export interface Bookings {
  id: Generated<number>;
  display_number: Generated<number>;
  object_number: number;
  uid: string | null;
  method: string;
  state: string;
  start_date: string;
  end_date: string;
  persons: number;
  child_ages: Generated<Json>;
  dogs: Generated<number>;
  pet_sizes: Generated<Json>;
  extras: Generated<Json>;
  insurance: Generated<boolean>;
  payment: number;
  bonus: string | null;
  customer: Json;
  remarks: Generated<string>;
  language: string;
  partner: Generated<string>;
  quote: Json;
  total_cents: Cents;
  cancellation_fee_cents: Cents | null;
  hold_until: Timestamp | null;
  landlord_message: string | null;
  guest_nonce: string;
  landlord_nonce: string;
  created_at: Generated<Timestamp>;
  updated_at: Generated<Timestamp>;
  bound_on: string | null;
  brand: number | null;
  agency_reference: Generated<string>;
  cancelled_by: string | null;
  cancellation_reason: string | null;
  origin: Generated<string>;
  paid_on: string | null;
  host_note: Generated<string>;
}

export interface BulkChangeHomes {
  bulk_id: number;
  object_number: number;
  before: Json;
  after: Json;
  calendar_act: number | null;
  undone_at: Timestamp | null;
}

export interface BulkChanges {
  bulk_id: Generated<number>;
  change: Json;
  made_at: Timestamp;
}

export interface BusinessRegistrationEvents {
  id: Generated<number>;
  registration_id: number;
  kind: string;
  actor_uid: string | null;
  happened_at: Timestamp;
}

export interface BusinessRegistrations {
  id: Generated<number>;
  kind: string;
  company: string;
  salutation: string;
  first_name: string;
  last_name: string;
  email: string;
  email_key: string;
  phone: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  website: string;
  message: string;
  is_trader: boolean;
  language: string;
  state: string;
  asked_at: Timestamp;
  changed_at: Timestamp;
  reason: Generated<string>;
  subject: number | null;
  login_number: number | null;
  accepted_terms: string | null;
}

export interface CalendarActs {
  act_id: Generated<number>;
  object_number: number;
  uid: string | null;
  kind: string;
  before: Json | null;
  after: Json | null;
  acted_at: Timestamp;
  undone_at: Timestamp | null;
  undone_by: string | null;
  by_office: Generated<boolean>;
  undone_by_office: Generated<boolean>;
  bulk_id: number | null;
  key_id: string | null;
}

export interface CalendarExports {
  object_number: number;
  nonce: string;
  renewed_at: Timestamp;
}

export interface CalendarFeeds {
  feed_id: Generated<number>;
  object_number: number;
  name: string;
  url: string;
  ignores_sliding: Generated<boolean>;
  etag: string | null;
  last_modified: string | null;
  created_at: Timestamp;
  next_run_at: Timestamp;
  last_run_at: Timestamp | null;
  last_success_at: Timestamp | null;
  last_change_at: Timestamp | null;
  problem: string | null;
  failures: Generated<number>;
  events: Generated<Json>;
  remarks: Generated<Json>;
  told_at: Timestamp | null;
  unread: Generated<Json>;
  events_day: string | null;
}

export interface CampaignRecipients {
  campaign_id: number;
  subscriber_id: number;
  state: string;
  sent_at: Timestamp | null;
  bounced_at: Timestamp | null;
}

export interface Campaigns {
  id: Generated<number>;
  path: string;
  topic: string;
  state: string;
  rate: number;
  send_at: Timestamp | null;
  finished_at: Timestamp | null;
  created_at: Timestamp;
  run: Generated<number>;
}

export interface ChangeoverCalendars {
  uid: string;
  nonce: string;
  made_at: Timestamp;
}

export interface ChangeoverHomeNotes {
  object_number: number;
  note: string;
}

export interface Changeovers {
  object_number: number;
  on_date: string;
  note: Generated<string>;
  done_at: Timestamp | null;
  done_by: string | null;
}

export interface CheckIns {
  booking_id: number;
  sealed: string | null;
  persons: Generated<number>;
  filled: Generated<number>;
  child_ages: Json | null;
  saved_at: Timestamp | null;
  confirmed_at: Timestamp | null;
  invited_at: Timestamp | null;
  reminded_at: Timestamp | null;
}

export interface CommissionInvoices {
  id: Generated<number>;
  series: string;
  number: number;
  landlord_id: number;
  month: string;
  issued_on: string;
  language: string;
  total_cents: Cents;
  facts: Json;
}

export interface ConfirmedAddresses {
  address_hash: string;
  confirmed_at: Timestamp;
}

export interface ConsentLog {
  id: Generated<number>;
  uid: string | null;
  statistic: boolean;
  marketing: boolean;
  given_at: Timestamp;
}

export interface ContactCases {
  id: Generated<number>;
  case_number: number;
  kind: string;
  topic: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  booking_number: string;
  object_number: string;
  language: string;
  brand: number | null;
  state: string;
  assigned_uid: string | null;
  created_at: Timestamp;
  changed_at: Timestamp;
  booking_id: number | null;
  problem: string | null;
  due_at: Timestamp | null;
  follow_up_on: string | null;
}

export interface ContactEvents {
  id: Generated<number>;
  case_id: number;
  kind: string;
  actor_uid: string | null;
  at: Timestamp;
  target_uid: string | null;
  follow_up_on: string | null;
}

export interface ContactFiles {
  message_id: number;
  attachment_id: number;
}

export interface ContactMessages {
  id: Generated<number>;
  case_id: number;
  direction: string;
  author_uid: string | null;
  text: string;
  created_at: Timestamp;
  whole: Generated<string>;
  from_address: Generated<string>;
  refused_files: Generated<number>;
}

export interface ContentAddresses {
  scope: string;
  language: string;
  slug: string;
  page: string;
}

export interface ContentComments {
  comment_id: Generated<number>;
  content_id: number;
  block_id: string;
  thread_id: number | null;
  body: string;
  author: string;
  uid: string | null;
  written_at: Timestamp;
  resolved_at: Timestamp | null;
  resolved_by: string | null;
}

export interface ContentCopies {
  content_id: number;
  uid: string;
  body: Json;
  kept_at: Timestamp;
}

export interface ContentDrafts {
  content_id: number;
  body: Json;
  base_number: number;
  author: string;
  updated_at: Timestamp;
  uid: string | null;
}

export interface ContentEvents {
  id: Generated<number>;
  content_id: number;
  at: Timestamp;
  action: string;
  author: string;
  number: number | null;
  note: Generated<string>;
}

export interface ContentLocks {
  content_id: number;
  token: string;
  holder: string;
  expires_at: Timestamp;
}

export interface ContentPages {
  page: string;
  parent: string | null;
  created_at: Timestamp;
}

export interface ContentPreviews {
  content_id: number;
  nonce: string;
}

export interface ContentReviewRules {
  rule_id: Generated<number>;
  kinds: string[];
  set_by: string;
  set_at: Timestamp;
}

export interface ContentReviews {
  review_id: Generated<number>;
  content_id: number;
  body: Json;
  digest: string;
  published_number: number | null;
  message: string;
  asked_by: string;
  asked_uid: string | null;
  asked_at: Timestamp;
  reviewer_uid: string | null;
  state: Generated<string>;
  decided_by: string | null;
  decided_uid: string | null;
  decided_at: Timestamp | null;
  reason: Generated<string>;
}

export interface ContentRevisions {
  content_id: number;
  number: number;
  body: Json;
  reason: string;
  author: string | null;
  created_at: Timestamp;
  source_number: number | null;
}

export interface ContentSchedules {
  content_id: number;
  action: string;
  at: Timestamp;
  number: number | null;
  author: string;
}

export interface Contents {
  content_id: Generated<number>;
  page: string;
  container_key: string;
  language: string;
  published_number: number | null;
  seed: string | null;
}

export interface Countries {
  code: string;
  names: Json;
  slugs: Json;
  lat: number;
  lon: number;
  bounds: Json;
  texts: Generated<Json>;
  teaser_order: number | null;
}

export interface DemoBankCheckouts {
  reference: string;
  idempotency_key: string;
  amount_cents: Cents;
  description: string;
  language: string;
  success_url: string;
  cancel_url: string;
  notice_url: string;
  state: string;
  card: string | null;
  decline_reason: string | null;
  refunded_cents: Generated<Cents>;
  expires_at: Timestamp;
}

export interface DemoBankRefunds {
  reference: string;
  idempotency_key: string;
  checkout: string;
  amount_cents: Cents;
}

export interface DunningNotices {
  id: Generated<number>;
  booking_id: number;
  due_on: string;
  level: number;
  created_at: Timestamp;
}

export interface EarlierWatchLists {
  watch_list_uid: string;
  uid: string;
  joined_at: Timestamp;
}

export interface Facts {
  key: string;
  value: Json;
}

export interface FeedPhotos {
  object_number: number;
  url: string;
  no: number;
  scene: string;
  file_key: string | null;
  look: string | null;
  next_run_at: Timestamp | null;
  failures: Generated<number>;
  problem: string | null;
}

export interface GoogleFeeds {
  kind: string;
  subject: number;
  nonce: string;
  created_at: Timestamp;
  homes_read_at: Timestamp | null;
  homes_read_by: string | null;
  prices_read_at: Timestamp | null;
  prices_read_by: string | null;
}

export interface HomeAccessValues {
  object_number: number;
  wifi_name: Generated<string>;
  wifi_password: Generated<string>;
  key_code: Generated<string>;
}

export interface HomeActs {
  act_id: Generated<number>;
  object_number: number;
  kind: string;
  uid: string | null;
  detail: Generated<string>;
  acted_at: Timestamp;
  actor: Generated<string>;
  changes: Generated<Json>;
  bulk_id: number | null;
}

export interface HomeCheckIns {
  object_number: number;
  days_before: number;
}

export interface HomeDiscounts {
  object_number: number;
  kind: string;
  threshold: number;
  percent: number;
}

export interface HomeFeeds {
  feed_id: Generated<number>;
  kind: string;
  subject: number;
  name: string;
  url: string | null;
  format: string;
  is_full: boolean;
  every_hours: number;
  currency: string | null;
  rate: number | null;
  language: string;
  state: Generated<string>;
  etag: string | null;
  last_modified: string | null;
  read_at: Timestamp | null;
  created_at: Timestamp;
  next_run_at: Timestamp | null;
  run_key: number | null;
  running_since: Timestamp | null;
  last_run_at: Timestamp | null;
  last_success_at: Timestamp | null;
  last_change_at: Timestamp | null;
  problem: string | null;
  problem_detail: Generated<string>;
  failing_since: Timestamp | null;
  told_at: Timestamp | null;
  report: Json | null;
  missing: Json | null;
  file_key: string | null;
  file_name: string | null;
  mapping: string | null;
  progress: Json | null;
  told_rows: Json | null;
  accepted_at: Timestamp | null;
  accepted_terms: Json | null;
  preview: Json | null;
}

export interface HomeImages {
  object_number: number;
  no: number;
  scene: string;
  file_key: string | null;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  look: string | null;
  captions: Generated<Json>;
}

export interface HomeOwnerTerms {
  term_id: Generated<number>;
  object_number: number;
  owner_id: number | null;
  from_date: string;
  fee_per_mille: number;
  fee_cents: Cents;
  vat_per_mille: number;
  keeps_extras: boolean;
  set_by: string;
  set_at: Timestamp;
}

export interface HomeOwners {
  owner_id: Generated<number>;
  agency_id: number;
  name: string;
  street: string;
  zip: string;
  city: string;
  country: string;
  email: string;
  language: string;
  iban: string | null;
  tax_number: string | null;
  created_at: Timestamp;
  removed_at: Timestamp | null;
}

export interface HomeQuestions {
  question_id: Generated<number>;
  object_number: number;
  uid: string | null;
  name: string;
  email: string;
  language: string;
  brand: number | null;
  start_date: string | null;
  end_date: string | null;
  persons: number;
  child_ages: Generated<Json>;
  pets: Generated<number>;
  text: string;
  guest_nonce: string;
  landlord_nonce: string;
  asked_at: Timestamp;
  sent_at: Timestamp | null;
}

export interface HomeServices {
  object_number: number;
  code: string;
  unit: string;
  amount_cents: Cents;
  mandatory: boolean;
  prepaid: boolean;
}

export interface HomeTexts {
  object_number: number;
  language: string;
  title: string;
  teaser: Generated<string>;
  description: string;
  feature_description: Generated<string>;
  translated_from: string | null;
  house_rules: Generated<string>;
}

export interface HomeViews {
  day: string;
  object_number: number;
  views: number;
}

export interface Homes {
  object_number: Generated<number>;
  place_id: number;
  region_id: number;
  country_code: string;
  landlord_id: number;
  agency_id: number | null;
  object_type: string;
  kind: string;
  provider_type: Generated<string>;
  partner_tags: Generated<string[]>;
  removed_at: Timestamp | null;
  lat: number;
  lon: number;
  persons_max: number;
  adults_max: number;
  count_rooms: number;
  count_rooms_sleeping: number;
  count_rooms_bath: number;
  squaremeter_living: number;
  squaremeter_complete: number | null;
  dogs_max: Generated<number>;
  pet_size: string | null;
  amenities: Generated<string[]>;
  equipment: Generated<Json>;
  dist_sea_m: number | null;
  dist_lake_m: number | null;
  dist_skilift_m: number | null;
  dist_skiloipe_m: number | null;
  free_cancel: Generated<boolean>;
  instant_booking: Generated<boolean>;
  offer_ids: Generated<number[]>;
  registration_number: string | null;
  deposit_cents: Cents | null;
  consumption: Generated<Json>;
  cancellation: Generated<Json>;
  check_in: string | null;
  check_out: string | null;
  source: Generated<string>;
  source_key: string | null;
  created_at: Generated<Timestamp>;
  version: Generated<number>;
  source_digest: string | null;
  landlord_collects: Generated<boolean>;
  dtv_stars: number | null;
  stv_stars: number | null;
  address: Json | null;
  arrival_info: Json | null;
  bed_rooms: Generated<Json>;
  count_beds: Generated<number>;
  access: Json | null;
  charging: Json | null;
  tourist_tax: Json | null;
  quarter: string | null;
  source_calendar_digest: string | null;
  dogs_max_is_known: Generated<boolean>;
  position_within_m: number | null;
  state: Generated<string>;
  paused_by: string | null;
  published_at: Generated<Timestamp | null>;
  edition: Generated<number>;
  active: GeneratedAlways<boolean>;
  house_rules: Json | null;
  changed_at: Generated<Timestamp>;
  included_guests: number | null;
  further_guest_cents: Cents | null;
  removed_from: string | null;
  removed_pause: string | null;
  shows_plan: Generated<boolean>;
  nearby: Generated<Json>;
  lead_days: Generated<number>;
  lead_hour: Generated<number>;
  horizon_months: number | null;
  fill_from: number | null;
  leave_min: number | null;
}

export interface IdempotentReplies {
  key: string;
  request_digest: string;
  reply: Json;
  created_at: Generated<Timestamp>;
  scope: string;
}

export interface ImportCalendars {
  object_number: number;
  own_nights: Json;
  nights: Json;
  read_at: Timestamp;
}

export interface ImportSources {
  source: string;
  landlord_id: number | null;
  shift_days: number | null;
  first_date: string;
  imported_at: Generated<Timestamp>;
  kind: Generated<string>;
}

export interface Invoices {
  id: Generated<number>;
  series: string;
  number: number;
  kind: string;
  booking_id: number;
  occasion: string;
  cancels: number | null;
  issued_on: string;
  language: string;
  total_cents: Cents;
  facts: Json;
}

export interface Jobs {
  id: Generated<number>;
  name: string;
  key: string;
  payload: Json;
  run_at: Generated<Timestamp>;
  attempts: Generated<number>;
  locked_until: Timestamp | null;
  done_at: Timestamp | null;
  failed_at: Timestamp | null;
  last_error: string | null;
  due_at: Timestamp | null;
  is_overdue: Generated<boolean>;
}

export interface LandlordAccounts {
  id: Generated<number>;
  landlord_id: number;
  holder: string;
  iban: string;
  uid: string;
  created_at: Timestamp;
}

export interface LandlordCommissionTerms {
  id: Generated<number>;
  landlord_id: number;
  valid_from: string;
  per_mille: number;
  per_mille_before: number;
  set_by: string | null;
  set_at: Timestamp;
  replaced_at: Timestamp | null;
}

export interface LandlordStatements {
  id: Generated<number>;
  landlord_id: number;
  month: string;
  issued_on: string;
  language: string;
  facts: Json;
}

export interface LandlordTaxFacts {
  landlord_id: number;
  tax_number: string;
  born_on: string | null;
  updated_at: Timestamp;
}

export interface Landlords {
  id: Generated<number>;
  name: string;
  email: string;
  phone: string | null;
  language: Generated<string>;
  is_trader: Generated<boolean>;
  agency_id: number | null;
  since: Generated<string>;
  address: Json | null;
  is_reachable: Generated<boolean>;
  source: string | null;
  source_key: string | null;
  commission_per_mille: Generated<number>;
  provider_account: string | null;
  vat_id: string | null;
  trade_register: string | null;
  lawful_since: string | null;
}

export interface LastSeenObjects {
  uid: string;
  object_number: number;
  seen_at: Generated<Timestamp>;
}

export interface LaunchProofs {
  proof: string;
  proved_at: Timestamp;
  detail: Generated<string>;
}

export interface LedgerEntries {
  id: Generated<number>;
  posting_id: number;
  account: string;
  subject: string | null;
  due_on: string | null;
  amount_cents: Cents;
}

export interface LedgerPostings {
  id: Generated<number>;
  cause: string;
  idempotency_key: string;
  booking_id: number | null;
  entry_count: number;
  posted_at: Timestamp;
  manual_posting_id: number | null;
}

export interface LimitCounters {
  limit_name: string;
  key: string;
  span_start: Timestamp;
  uses: number;
}

export interface MailBounces {
  id: Generated<number>;
  address_hash: string;
  kind: string;
  status: string;
  message_id: string;
  at: Timestamp;
}

export interface MailDomains {
  domain: string;
  failures: number;
  paused_until: Timestamp;
}

export interface MailReplies {
  id: Generated<number>;
  kind: string;
  thing_id: number;
  message_hash: string;
  state: string;
  reason: string | null;
  from_address: string | null;
  subject: string | null;
  text: string | null;
  whole: string | null;
  files: Generated<Json>;
  refused_files: Generated<number>;
  at: Timestamp;
}

export interface MailSuppressions {
  address_hash: string;
  reason: string;
  at: Timestamp;
}

export interface ManualPostingFiles {
  manual_posting_id: number;
  attachment_id: number;
}

export interface ManualPostingLines {
  manual_posting_id: number;
  position: number;
  account: string;
  booking_id: number | null;
  subject: string | null;
  due_on: string | null;
  amount_cents: Cents;
}

export interface ManualPostings {
  id: Generated<number>;
  template: string;
  state: string;
  dated_on: string;
  reason: string;
  refund_source: string | null;
  refund_bearer: string | null;
  refund_holder: string | null;
  refund_iban: string | null;
  voucher: Json | null;
  reverses: number | null;
  drafted_by: string;
  drafted_name: string;
  drafted_at: Timestamp;
  decided_by: string | null;
  decided_name: string | null;
  decided_at: Timestamp | null;
  decision_note: Generated<string>;
  payment: Json | null;
}

export interface MessageAnswers {
  answer_id: Generated<number>;
  landlord_id: number;
  title: string;
  text: string;
  created_at: Timestamp;
}

export interface MessageFiles {
  file_id: Generated<number>;
  booking_id: number | null;
  message_id: number | null;
  side: string;
  created_at: Timestamp;
  attachment_id: number;
}

export interface MessageReads {
  booking_id: number;
  side: string;
  last_message_id: number;
  seen_at: Timestamp;
}

export interface MessageReportEvents {
  event_id: Generated<number>;
  report_id: number;
  kind: string;
  actor: string;
  at: Timestamp;
}

export interface MessageReports {
  report_id: Generated<number>;
  booking_id: number;
  side: string;
  reason: string;
  created_at: Timestamp;
  closed_at: Timestamp | null;
}

export interface MessageTemplates {
  template_id: Generated<number>;
  owner_kind: string;
  owner_id: number;
  name: string;
  texts: Json;
  object_numbers: number[] | null;
  timing: Json | null;
  active_since: Timestamp | null;
  created_at: Timestamp;
  changed_at: Timestamp;
}

export interface MessageThreads {
  booking_id: number;
  created_at: Timestamp;
  changed_at: Timestamp;
  question_id: number | null;
  of_booking: GeneratedAlways<number | null>;
}

export interface Messages {
  message_id: Generated<number>;
  booking_id: number;
  side: string;
  text: string;
  mail_key: string | null;
  created_at: Timestamp;
  told_with: number | null;
  by_uid: string | null;
  key_id: string | null;
}

export interface Migrations {
  name: string;
  digest: string;
  applied_at: Generated<Timestamp>;
}

export interface MoneyActs {
  id: Generated<number>;
  booking_id: number | null;
  act: string;
  subject: string | null;
  amount_cents: Cents | null;
  note: Generated<string>;
  uid: string;
  name: string;
  happened_at: Timestamp;
}

export interface NewsletterConsents {
  id: Generated<number>;
  address_hash: string;
  email: string | null;
  action: string;
  text: string;
  language: string;
  source: string;
  source2: string;
  place: string;
  network: string | null;
  at: Timestamp;
}

export interface NewsletterSubscribers {
  id: Generated<number>;
  email: string | null;
  address_hash: string;
  state: string;
  language: string;
  topics: string[];
  frequency: string;
  nonce: string;
  source: string;
  source2: string;
  place: string;
  brand: number | null;
  asked_at: Timestamp;
  confirmed_at: Timestamp | null;
  ended_at: Timestamp | null;
}

export interface NewsletterVotes {
  subscriber_id: number;
  poll: string;
  answer: string;
  at: Timestamp;
}

export interface NumberSeries {
  series: string;
  last_number: number;
}

export interface Offers {
  id: number;
  slugs: Json;
  names: Json;
  texts: Generated<Json>;
  query: Json;
  overview_order: number | null;
}

export interface OfficeActs {
  act_id: Generated<number>;
  act: string;
  kind: string;
  uid: string | null;
  name: string;
  acted_at: Timestamp;
}

export interface OfficeMail {
  only_one: Generated<boolean>;
  sent_at: Timestamp | null;
}

export interface OfficeNotes {
  note_id: Generated<number>;
  email_key: string;
  uid: string | null;
  booking_id: number | null;
  case_id: number | null;
  text: string;
  author_uid: string | null;
  author: string;
  written_at: Timestamp;
  for_uid: string | null;
  done_at: Timestamp | null;
}

export interface OfficeOverwrites {
  page: string;
  language: string;
  text: string;
  updated_at: Generated<Timestamp>;
}

export interface OfficeStaff {
  id: number;
  name_shorted: string;
  portrait: string;
  portrait_key: string | null;
}

export interface OfficeTimes {
  weekday: number;
  from_time: string;
  to_time: string;
}

export interface OpenedHomes {
  day: string;
  object_number: number;
  opened: number;
  partner_id: Generated<number>;
}

export interface OperatorActs {
  act_id: Generated<number>;
  fact: string;
  before: Json | null;
  after: Json | null;
  uid: string | null;
  acted_at: Timestamp;
}

export interface OperatorFacts {
  fact: string;
  value: Json;
  changed_at: Timestamp;
}

export interface OperatorFiles {
  file_key: string;
  sent_at: Timestamp;
}

export interface Outbox {
  id: Generated<number>;
  object_number: number;
  version: number;
  written_at: Generated<Timestamp>;
  kind: Generated<string>;
  written_by: Generated<string>;
}

export interface OwnerCosts {
  cost_id: Generated<number>;
  owner_id: number;
  object_number: number | null;
  day: string;
  words: string;
  amount_cents: Cents;
  attachment_id: number | null;
  entered_by: string;
  entered_at: Timestamp;
}

export interface OwnerStatementMails {
  mail_id: Generated<number>;
  statement_id: number;
  email: string;
  asked_by: string;
  asked_at: Timestamp;
  sent_at: Timestamp | null;
}

export interface OwnerStatements {
  statement_id: Generated<number>;
  owner_id: number;
  agency_id: number;
  month: string;
  series: string;
  number: number;
  replaces: number | null;
  issued_on: string;
  language: string;
  balance_cents: Cents;
  facts: Json;
  made_by: string;
}

export interface PageTimings {
  day: string;
  route: string;
  metric: string;
  bucket: number;
  visits: number;
}

export interface PartnerActs {
  act_id: Generated<number>;
  partner_id: number;
  kind: string;
  uid: string | null;
  before: Json;
  after: Json;
  acted_at: Timestamp;
}

export interface PartnerBookings {
  booking_id: number;
  partner_id: number;
  sub_id: Generated<string>;
  commission_per_mille: number | null;
}

export interface PartnerLogos {
  file_key: string;
  partner_id: number;
  sent_at: Timestamp;
}

export interface PartnerPaymentActs {
  act_id: Generated<number>;
  partner_id: number;
  month: string;
  paid_on: string | null;
  amount_cents: Cents;
  uid: string | null;
  name: string;
  acted_at: Timestamp;
}

export interface PartnerTestSteps {
  test_id: string;
  step: string;
  object_number: number;
  at: Timestamp;
}

export interface PartnerTests {
  test_id: string;
  partner_id: number;
  began_at: Timestamp;
  expires_at: Timestamp;
}

export interface PartnerVisits {
  day: string;
  partner_id: number;
  sub_id: Generated<string>;
  object_number: Generated<number>;
  visits: number;
}

export interface Partners {
  id: number;
  tag_name: string;
  name: string;
  parent: number | null;
  phone: string | null;
  email: string | null;
  url: string | null;
  host: string | null;
  ignore_url: Generated<boolean>;
  paxlounge_nr: string | null;
  hide_insurances: Generated<boolean>;
  hide_newsletter: Generated<boolean>;
  hide_bonus: Generated<boolean>;
  allow_midoco_usage: Generated<boolean>;
  commission_per_mille: number | null;
  logo_key: string | null;
  main_colour: string | null;
  accent_colour: string | null;
}

export interface PaymentNotices {
  provider: string;
  event_id: string;
  received_at: Timestamp;
}

export interface Payments {
  id: Generated<number>;
  booking_id: number | null;
  provider: string;
  amount_cents: Cents;
  split_account: string | null;
  house_cents: Cents | null;
  state: string;
  reference: string | null;
  url: string | null;
  decline_reason: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  expires_at: Timestamp;
  voucher_id: number | null;
}

export interface PayoutParts {
  payout_id: number;
  booking_id: number;
  amount_cents: Cents;
}

export interface PayoutRuns {
  id: Generated<number>;
  state: string;
  execute_on: string;
  prepared_by: string;
  prepared_name: string;
  prepared_at: Timestamp;
  decided_by: string | null;
  decided_name: string | null;
  decided_at: Timestamp | null;
}

export interface Payouts {
  id: Generated<number>;
  run_id: number;
  landlord_id: number;
  amount_cents: Cents;
  holder: string;
  iban: string;
  state: string;
  bank_reference: string | null;
  updated_at: Timestamp;
}

export interface Places {
  id: Generated<number>;
  region_id: number;
  country_code: string;
  names: Json;
  slugs: Json;
  lat: number;
  lon: number;
  bounds: Json;
  population: Generated<number>;
  texts: Generated<Json>;
  tourist_tax: Generated<Json>;
  state_names: Generated<Json>;
  subdivision_key: string | null;
}

export interface Pois {
  id: number;
  country_code: string;
  region_id: number | null;
  kind: string;
  lat: number;
  lon: number;
  names: Json;
  slugs: Json;
  texts: Generated<Json>;
}

export interface PriceSeasons {
  object_number: number;
  from_date: string;
  until_date: string;
  nightly_cents: Cents;
  weekly_cents: Cents;
  min_stay: number;
  max_stay: number;
  arrival_days: number;
  departure_days: number;
  weekend_cents: Cents | null;
  weekend_nights: number | null;
  name: string | null;
}

export interface RatingAnswers {
  rating_id: number;
  nonce: string;
  state: string;
  body: Generated<string>;
  held_for: Generated<string[]>;
  refused_for: string | null;
  statement: Generated<string>;
  answered_at: Timestamp | null;
  decided_at: Timestamp | null;
  by_uid: string | null;
}

export interface RatingEvents {
  id: Generated<number>;
  subject: string;
  subject_id: number;
  kind: string;
  reason: string | null;
  actor_uid: string | null;
  at: Timestamp;
}

export interface RatingInvitations {
  booking_id: number;
  invited_at: Timestamp;
  reminded_at: Timestamp | null;
}

export interface RatingObjections {
  address_hash: string;
  objected_at: Timestamp;
}

export interface RatingPhotos {
  id: Generated<number>;
  booking_id: number;
  rating_id: number | null;
  file_key: string;
  width: number;
  height: number;
  created_at: Timestamp;
}

export interface RatingReports {
  id: Generated<number>;
  rating_id: number | null;
  object_number: number;
  part: string;
  quoted: string;
  ground: string;
  explanation: string;
  name: string;
  email: string;
  language: string;
  state: string;
  statement: Generated<string>;
  created_at: Timestamp;
  decided_at: Timestamp | null;
}

export interface RatingSubmissions {
  booking_id: number;
  state: string;
  furniture: number;
  location: number;
  cleanliness: number;
  external_impression: number;
  price_to_service: number;
  traveller_name: string;
  travel_type: string;
  language: string;
  body: string;
  held_for: Generated<string[]>;
  rating_id: number | null;
  refused_for: string | null;
  statement: Generated<string>;
  submitted_at: Timestamp;
  decided_at: Timestamp | null;
}

export interface RatingSummaries {
  object_number: number;
  furniture: number;
  location: number;
  cleanliness: number;
  external_impression: number;
  price_to_service: number;
  average: number;
  total: number;
  provenance: string;
}

export interface RatingTranslations {
  rating_id: number;
  language: string;
  body: string;
  landlord_answer: string | null;
}

export interface Ratings {
  id: Generated<number>;
  object_number: number;
  furniture: number;
  location: number;
  cleanliness: number;
  external_impression: number;
  price_to_service: number;
  traveller_name: string;
  travel_start: string;
  travel_end: string;
  travel_type: string;
  rated_on: string;
  provenance: string;
  language: string;
  body: Generated<string>;
  landlord_answer: string | null;
  landlord_answered_at: Timestamp | null;
}

export interface RefundFiles {
  id: Generated<number>;
  made_by: string;
  made_name: string;
  made_at: Timestamp;
}

export interface Refunds {
  id: Generated<number>;
  booking_id: number | null;
  source: string;
  amount_cents: Cents;
  reason: string;
  state: string;
  reference: string | null;
  posting_id: number;
  created_at: Timestamp;
  updated_at: Timestamp;
  voucher_id: number | null;
  holder: string | null;
  iban: string | null;
  way: GeneratedAlways<string>;
  file_id: number | null;
}

export interface Regions {
  id: Generated<number>;
  key: string;
  country_code: string;
  names: Json;
  slugs: Json;
  lat: number;
  lon: number;
  bounds: Json;
  texts: Generated<Json>;
  landscape: string;
  teaser_order: number | null;
  kind: Generated<string>;
}

export interface ReplyBlocks {
  block_id: Generated<number>;
  language: string;
  title: string;
  text: string;
  written_by: string | null;
  written_at: Timestamp;
}

export interface SavedListComments {
  comment_id: Generated<number>;
  list_id: number;
  object_number: number;
  person_id: number;
  text: string;
  written_at: Timestamp;
  reported_at: Timestamp | null;
  report_reason: string | null;
  cleared_at: Timestamp | null;
}

export interface SavedListHomes {
  list_id: number;
  object_number: number;
  added_at: Timestamp;
}

export interface SavedListLooks {
  person_id: number;
  object_number: number;
  stay: string;
  is_free: boolean;
  price_cents: Cents | null;
  since_free: boolean | null;
  since_price_cents: Cents | null;
}

export interface SavedListPeople {
  person_id: Generated<number>;
  list_id: number;
  uid: string;
  name: string;
  joined_at: Timestamp;
  seen_at: Timestamp;
  since_at: Timestamp | null;
}

export interface SavedListVotes {
  list_id: number;
  object_number: number;
  person_id: number;
  is_for: boolean;
  voted_at: Timestamp;
}

export interface SavedLists {
  list_id: Generated<number>;
  uid: string;
  is_main: Generated<boolean>;
  name: string | null;
  created_at: Timestamp;
  used_at: Timestamp;
  removed_at: Timestamp | null;
  link_uid: string | null;
  link_mode: string | null;
  tells_owner: Generated<boolean>;
  told_at: Timestamp | null;
  language: string;
  brand: number | null;
}

export interface SearchCounts {
  day: string;
  filter: string;
  searches: number;
  total: number;
  partner_id: Generated<number>;
}

export interface Sessions {
  id: string;
  uid: string;
  created_at: Generated<Timestamp>;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  persistent: Generated<boolean>;
  user_agent: Generated<string>;
  last_used_at: Generated<Timestamp>;
  generation: Generated<number>;
  generation_used_at: Timestamp | null;
  passkey_at: Timestamp | null;
}

export interface Stays {
  id: Generated<number>;
  object_number: number;
  period: string;
  kind: string;
  booking_id: number | null;
  origin: Generated<string>;
  note: Generated<string>;
  feed_id: number | null;
  change_id: number | null;
}

export interface TeamEvents {
  event_id: Generated<number>;
  member_id: number;
  kind: string;
  role: string;
  actor: string | null;
  at: Timestamp;
}

export interface TeamMemberHomes {
  member_id: number;
  object_number: number;
}

export interface TeamMembers {
  member_id: Generated<number>;
  kind: string;
  subject: number;
  role: string;
  email: string;
  email_key: string;
  language: string;
  all_homes: boolean;
  nonce: string;
  invited_by: string | null;
  invited_at: Timestamp;
  expires_at: Timestamp;
  uid: string | null;
  accepted_at: Timestamp | null;
  ended_at: Timestamp | null;
  mails_bookings: Generated<boolean>;
  mails_messages: Generated<boolean>;
}

export interface TextOverrideRevisions {
  revision: Generated<number>;
  language: string;
  key: string;
  text: string | null;
  author: string;
  changed_at: Generated<Timestamp>;
}

export interface TextOverrides {
  language: string;
  key: string;
  text: string;
  given: string;
  german: string;
  revision: number;
  author: string;
  changed_at: Generated<Timestamp>;
}

export interface TimedMessageNotices {
  booking_id: number;
  template_id: number;
  kind: string;
  noticed_at: Timestamp;
}

export interface TimedMessages {
  booking_id: number;
  template_id: number;
  state: string;
  decided_at: Timestamp;
}

export interface TrafficOrigins {
  id: Generated<number>;
  uid: string;
  params: Json;
  seen_at: Timestamp;
}

export interface TrafficSources {
  pid: number;
  description: string;
  phone_interact: string | null;
  phone_display: string | null;
  watchlist_share: Generated<boolean>;
  encouragement_alert: Generated<boolean>;
  organic: Generated<boolean>;
}

export interface UploadFiles {
  version_id: Generated<number>;
  upload_id: number;
  file_key: string;
  name: string;
  width: number;
  height: number;
  bytes: number;
  crop: Json | null;
  focus_x: number;
  focus_y: number;
  replaced_at: Timestamp;
  replaced_by: string;
}

export interface Uploads {
  upload_id: Generated<number>;
  file_key: string;
  name: string;
  width: number;
  height: number;
  bytes: number;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  alt_de: Generated<string>;
  alt_en: Generated<string>;
  alt_fr: Generated<string>;
  alt_it: Generated<string>;
  author: string;
  created_at: Timestamp;
  removed_at: Timestamp | null;
  folder: Generated<string>;
  crop: Json | null;
}

export interface VisitedPages {
  id: Generated<number>;
  uid: string;
  route: string;
  content_group: number;
  object_number: number | null;
  language: string;
  visited_at: Timestamp;
  partner_id: Generated<number>;
}

export interface Visitors {
  uid: string;
  ebk: string;
  email: string | null;
  watch_list_uid: string;
  created_at: Generated<Timestamp>;
}

export interface VoucherActs {
  act_id: Generated<number>;
  voucher_id: number;
  act: string;
  note: string;
  uid: string | null;
  name: string;
  acted_at: Timestamp;
}

export interface Vouchers {
  id: Generated<number>;
  customer_number: number;
  value_cents: Cents;
  balance_cents: Generated<Cents>;
  state: string;
  code_nonce: string;
  code_hash: string;
  motif: string;
  dedication: string;
  buyer_name: string;
  buyer_email: string;
  recipient_name: string;
  recipient_email: string | null;
  send_on: string | null;
  language: string;
  ordered_at: Timestamp;
  paid_at: Timestamp | null;
  valid_until: string | null;
  withdrawn_at: Timestamp | null;
  stopped_at: Timestamp | null;
}

export interface WatchListMails {
  id: Generated<number>;
  uid: string;
  email: string | null;
  language: string;
  asked_at: Timestamp;
  brand: number | null;
}

export interface WatchedObjects {
  uid: string;
  object_number: number;
  price_cents: Cents | null;
  price_original_cents: Cents | null;
  price_percent_reduction: Generated<number>;
  currency: Generated<string>;
  start_date: string | null;
  end_date: string | null;
  persons: Generated<number>;
  add_date: Generated<Timestamp>;
  delete_date: Timestamp | null;
  looked_at: Timestamp | null;
  looked_free: boolean | null;
  looked_cents: Cents | null;
  child_ages: Generated<number[]>;
  pets: Generated<number>;
  in_main: Generated<boolean>;
}

export interface WebhookDeliveries {
  delivery_id: Generated<number>;
  webhook_id: number;
  message_id: string;
  event: string;
  payload: string;
  created_at: Timestamp;
  tries: Generated<number>;
  next_try_at: Timestamp | null;
  delivered_at: Timestamp | null;
  tried_at: Timestamp | null;
  status: number | null;
  problem: string | null;
  duration_ms: number | null;
  answer: Generated<string>;
}

export interface Webhooks {
  webhook_id: Generated<number>;
  kind: string;
  subject: number;
  url: string;
  events: string[];
  secret: string;
  former_secret: string | null;
  former_until: Timestamp | null;
  language: string;
  created_at: Timestamp;
  failing_since: Timestamp | null;
  disabled_at: Timestamp | null;
}

export interface WhoamiPaths {
  language: string;
  path: string;
  compname: string;
  kind: string;
  target: string;
  canonical: Generated<boolean>;
}

export interface DB {
  account_businesses: AccountBusinesses;
  account_challenges: AccountChallenges;
  account_deletions: AccountDeletions;
  account_devices: AccountDevices;
  account_events: AccountEvents;
  account_mails: AccountMails;
  account_passkeys: AccountPasskeys;
  account_recovery_codes: AccountRecoveryCodes;
  account_roles: AccountRoles;
  account_totp: AccountTotp;
  account_travellers: AccountTravellers;
  accounts: Accounts;
  acting_acts: ActingActs;
  acting_sessions: ActingSessions;
  affiliate_hops: AffiliateHops;
  agencies: Agencies;
  alert_addresses: AlertAddresses;
  alert_homes: AlertHomes;
  alert_mails: AlertMails;
  alerts: Alerts;
  api_key_acts: ApiKeyActs;
  api_keys: ApiKeys;
  attachments: Attachments;
  bank_transfers: BankTransfers;
  bonus_acts: BonusActs;
  bonus_campaigns: BonusCampaigns;
  bonus_codes: BonusCodes;
  bonus_uses: BonusUses;
  booking_changes: BookingChanges;
  booking_events: BookingEvents;
  booking_terms: BookingTerms;
  bookings: Bookings;
  bulk_change_homes: BulkChangeHomes;
  bulk_changes: BulkChanges;
  business_registration_events: BusinessRegistrationEvents;
  business_registrations: BusinessRegistrations;
  calendar_acts: CalendarActs;
  calendar_exports: CalendarExports;
  calendar_feeds: CalendarFeeds;
  campaign_recipients: CampaignRecipients;
  campaigns: Campaigns;
  changeover_calendars: ChangeoverCalendars;
  changeover_home_notes: ChangeoverHomeNotes;
  changeovers: Changeovers;
  check_ins: CheckIns;
  commission_invoices: CommissionInvoices;
  confirmed_addresses: ConfirmedAddresses;
  consent_log: ConsentLog;
  contact_cases: ContactCases;
  contact_events: ContactEvents;
  contact_files: ContactFiles;
  contact_messages: ContactMessages;
  content_addresses: ContentAddresses;
  content_comments: ContentComments;
  content_copies: ContentCopies;
  content_drafts: ContentDrafts;
  content_events: ContentEvents;
  content_locks: ContentLocks;
  content_pages: ContentPages;
  content_previews: ContentPreviews;
  content_review_rules: ContentReviewRules;
  content_reviews: ContentReviews;
  content_revisions: ContentRevisions;
  content_schedules: ContentSchedules;
  contents: Contents;
  countries: Countries;
  demo_bank_checkouts: DemoBankCheckouts;
  demo_bank_refunds: DemoBankRefunds;
  dunning_notices: DunningNotices;
  earlier_watch_lists: EarlierWatchLists;
  facts: Facts;
  feed_photos: FeedPhotos;
  google_feeds: GoogleFeeds;
  home_access_values: HomeAccessValues;
  home_acts: HomeActs;
  home_check_ins: HomeCheckIns;
  home_discounts: HomeDiscounts;
  home_feeds: HomeFeeds;
  home_images: HomeImages;
  home_owner_terms: HomeOwnerTerms;
  home_owners: HomeOwners;
  home_questions: HomeQuestions;
  home_services: HomeServices;
  home_texts: HomeTexts;
  home_views: HomeViews;
  homes: Homes;
  idempotent_replies: IdempotentReplies;
  import_calendars: ImportCalendars;
  import_sources: ImportSources;
  invoices: Invoices;
  jobs: Jobs;
  landlord_accounts: LandlordAccounts;
  landlord_commission_terms: LandlordCommissionTerms;
  landlord_statements: LandlordStatements;
  landlord_tax_facts: LandlordTaxFacts;
  landlords: Landlords;
  last_seen_objects: LastSeenObjects;
  launch_proofs: LaunchProofs;
  ledger_entries: LedgerEntries;
  ledger_postings: LedgerPostings;
  limit_counters: LimitCounters;
  mail_bounces: MailBounces;
  mail_domains: MailDomains;
  mail_replies: MailReplies;
  mail_suppressions: MailSuppressions;
  manual_posting_files: ManualPostingFiles;
  manual_posting_lines: ManualPostingLines;
  manual_postings: ManualPostings;
  message_answers: MessageAnswers;
  message_files: MessageFiles;
  message_reads: MessageReads;
  message_report_events: MessageReportEvents;
  message_reports: MessageReports;
  message_templates: MessageTemplates;
  message_threads: MessageThreads;
  messages: Messages;
  migrations: Migrations;
  money_acts: MoneyActs;
  newsletter_consents: NewsletterConsents;
  newsletter_subscribers: NewsletterSubscribers;
  newsletter_votes: NewsletterVotes;
  number_series: NumberSeries;
  offers: Offers;
  office_acts: OfficeActs;
  office_mail: OfficeMail;
  office_notes: OfficeNotes;
  office_overwrites: OfficeOverwrites;
  office_staff: OfficeStaff;
  office_times: OfficeTimes;
  opened_homes: OpenedHomes;
  operator_acts: OperatorActs;
  operator_facts: OperatorFacts;
  operator_files: OperatorFiles;
  outbox: Outbox;
  owner_costs: OwnerCosts;
  owner_statement_mails: OwnerStatementMails;
  owner_statements: OwnerStatements;
  page_timings: PageTimings;
  partner_acts: PartnerActs;
  partner_bookings: PartnerBookings;
  partner_logos: PartnerLogos;
  partner_payment_acts: PartnerPaymentActs;
  partner_test_steps: PartnerTestSteps;
  partner_tests: PartnerTests;
  partner_visits: PartnerVisits;
  partners: Partners;
  payment_notices: PaymentNotices;
  payments: Payments;
  payout_parts: PayoutParts;
  payout_runs: PayoutRuns;
  payouts: Payouts;
  places: Places;
  pois: Pois;
  price_seasons: PriceSeasons;
  rating_answers: RatingAnswers;
  rating_events: RatingEvents;
  rating_invitations: RatingInvitations;
  rating_objections: RatingObjections;
  rating_photos: RatingPhotos;
  rating_reports: RatingReports;
  rating_submissions: RatingSubmissions;
  rating_summaries: RatingSummaries;
  rating_translations: RatingTranslations;
  ratings: Ratings;
  refund_files: RefundFiles;
  refunds: Refunds;
  regions: Regions;
  reply_blocks: ReplyBlocks;
  saved_list_comments: SavedListComments;
  saved_list_homes: SavedListHomes;
  saved_list_looks: SavedListLooks;
  saved_list_people: SavedListPeople;
  saved_list_votes: SavedListVotes;
  saved_lists: SavedLists;
  search_counts: SearchCounts;
  sessions: Sessions;
  stays: Stays;
  team_events: TeamEvents;
  team_member_homes: TeamMemberHomes;
  team_members: TeamMembers;
  text_override_revisions: TextOverrideRevisions;
  text_overrides: TextOverrides;
  timed_message_notices: TimedMessageNotices;
  timed_messages: TimedMessages;
  traffic_origins: TrafficOrigins;
  traffic_sources: TrafficSources;
  upload_files: UploadFiles;
  uploads: Uploads;
  visited_pages: VisitedPages;
  visitors: Visitors;
  voucher_acts: VoucherActs;
  vouchers: Vouchers;
  watch_list_mails: WatchListMails;
  watched_objects: WatchedObjects;
  webhook_deliveries: WebhookDeliveries;
  webhooks: Webhooks;
  whoami_paths: WhoamiPaths;
}
