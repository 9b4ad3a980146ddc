import type { Permission } from './permissions.ts';

/** Groups of records in the office's search; each is open to people with one of its permissions. */
const recordGroups = {
  bookings: ['office.update', 'money.update'],
  people: ['office.update'],
  cases: ['office.update'],
  homes: ['office.update'],
  vouchers: ['office.update', 'money.update'],
} as const satisfies Record<string, readonly Permission[]>;

export type RecordGroup = keyof typeof recordGroups;

export const recordGroupNames = Object.keys(recordGroups) as RecordGroup[];

export function visibleGroups(permissions: ReadonlySet<Permission>): RecordGroup[] {
  return recordGroupNames.filter((group) => recordGroups[group].some((one) => permissions.has(one)));
}

/** The facts by which an entry was found. */
export const recordFacts = [
  'name',
  'company',
  'mail',
  'phone',
  'bookingNumber',
  'caseNumber',
  'objectNumber',
  'accountNumber',
  'loginNumber',
  'voucherNumber',
  'code',
  'date',
  'title',
  'place',
  'landlord',
  'recipient',
] as const;
export type RecordFact = (typeof recordFacts)[number];

/** A person has an account, or is known only by what they have booked, bought or written. */
export const personSources = ['account', 'booking', 'case', 'voucher', 'question'] as const;
export type PersonSource = (typeof personSources)[number];

/** Characters of a note. */
export const noteLength = 2000;

/** Number of listed entries of a group in the overview, and when only this group is shown. */
export const recordsListed = { first: 20, more: 200 } as const;

/** How freely a search compares words: as typed, as callers remember, or with similar spellings. */
export const soughtReadings = ['typed', 'remembered', 'similar'] as const;
export type SoughtReading = (typeof soughtReadings)[number];

/** Lists of bookings that the office works through. Texts: `records.list.<list>`. */
export const bookingLists = ['arriving', 'leaving', 'new', 'unanswered'] as const;
export type BookingList = (typeof bookingLists)[number];

/** Days of the lists: arrivals and departures from today on, new bookings up to today. */
export const bookingListDays = 7;
export const bookingListMax = 200;

/** Kinds of records that the staff's start page offers to open again. Texts: `staff.desk.record.<kind>`. */
export const recentRecordKinds = ['booking', 'bookingMoney', 'case', 'home', 'person', 'voucher'] as const;
export type RecentRecordKind = (typeof recentRecordKinds)[number];

/** How many recently opened records the start page shows. */
export const recentRecordsMax = 8;

/** The permissions of which a person needs one to see the name of a record. */
const recordPermissions: Record<RecentRecordKind, readonly Permission[]> = {
  booking: ['office.update'],
  bookingMoney: ['money.update'],
  case: ['office.update'],
  home: ['office.update'],
  person: ['office.update'],
  voucher: ['office.update', 'money.update'],
};

export const maySeeRecord = (kind: RecentRecordKind, permissions: ReadonlySet<Permission>): boolean =>
  recordPermissions[kind].some((one) => permissions.has(one));
