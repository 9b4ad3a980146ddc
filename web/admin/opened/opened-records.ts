import type { AdminRouteName } from '../../../domain/admin-routes.ts';
import {
  recentRecordKinds,
  recentRecordsMax,
  personSources,
  type RecentRecordKind,
  type PersonSource,
} from '../../../domain/office-records.ts';
import type { PathParams } from '../../../domain/routes.ts';
import { readPerson } from '../records/person-path.ts';

/** A record that was opened: what it is and its number. Names are asked for when they are shown, so that none is stored. */
export interface OpenedRecord {
  kind: RecentRecordKind;
  number: number;
  source?: PersonSource | undefined;
}

const storageKey = 'opened-records';

const numberIn: Partial<Record<AdminRouteName, { kind: RecentRecordKind; param: string }>> = {
  AdminCase: { kind: 'case', param: 'caseNumber' },
  AdminHomeHistory: { kind: 'home', param: 'objectNumber' },
  AdminBookingMoney: { kind: 'bookingMoney', param: 'bookingID' },
  AdminVoucher: { kind: 'voucher', param: 'voucherNumber' },
};

const toNumber = (value: string | number | null | undefined): number =>
  /^[1-9]\d{0,11}$/.test(String(value ?? '')) ? Number(value) : 0;

/** Returns the record that a page shows; null for lists and all other pages. */
export function recordOfPage(
  route: { name: string; params: PathParams } | null,
  search: string,
): OpenedRecord | null {
  if (route === null) return null;
  const params = new URLSearchParams(search);
  const byPath = numberIn[route.name as AdminRouteName];
  if (byPath) {
    const number = toNumber(route.params[byPath.param]);
    return number === 0 ? null : { kind: byPath.kind, number };
  }
  switch (route.name as AdminRouteName) {
    case 'AdminBookings': {
      const number = toNumber(params.get('q'));
      return number === 0 ? null : { kind: 'booking', number };
    }
    case 'AdminPerson': {
      const number = toNumber(route.params['accountNumber']);
      return number === 0 ? null : { kind: 'person', source: 'account', number };
    }
    case 'AdminGuest': {
      const person = readPerson(params);
      return person && { kind: 'person', ...person };
    }
    default:
      return null;
  }
}

const isSame = (one: OpenedRecord, other: OpenedRecord): boolean =>
  one.kind === other.kind && one.number === other.number && one.source === other.source;

function isRecord(value: unknown): value is OpenedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, number, source } = value as Record<string, unknown>;
  return (
    recentRecordKinds.some((one) => one === kind) &&
    Number.isSafeInteger(number) &&
    (source === undefined || personSources.some((one) => one === source))
  );
}

/** Returns what this person has opened in this browser, the latest first. */
export function readOpened(uid: string): OpenedRecord[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as {
      uid?: unknown;
      records?: unknown;
    };
    if (stored?.uid !== uid || !Array.isArray(stored.records)) return [];
    return stored.records.filter(isRecord).slice(0, recentRecordsMax);
  } catch {
    // Storage is turned off, or its content is from an older release.
    return [];
  }
}

/** Remembers a record for the person who works here now; what somebody else has opened is forgotten. */
export function rememberOpened(uid: string, record: OpenedRecord): void {
  const records = [record, ...readOpened(uid).filter((other) => !isSame(other, record))].slice(
    0,
    recentRecordsMax,
  );
  try {
    localStorage.setItem(storageKey, JSON.stringify({ uid, records }));
  } catch {
    // Without storage nothing is offered.
  }
}
