import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { findRecords } from '../../../contract/office-records/find-records.ts';
import type { RecordFact, RecordGroup } from '../../../domain/office-records.ts';
import type { Queryable } from '../../platform/database.ts';
import { hashTypedCode } from '../vouchers/vouchers.ts';
import { peopleSearchStore } from './people-search-store.ts';
import {
  guestName,
  presentAccount,
  presentBooking,
  presentCase,
  presentHome,
  presentStranger,
  presentVoucher,
} from './present-records.ts';
import { recordSearchStore, type SearchPart } from './record-search-store.ts';
import { fittingFact, type Fact } from './rules/fitting-fact.ts';
import type { Sought } from './rules/read-sought.ts';

export type Groups = ResponseOf<typeof findRecords>['groups'];
type Finder<Group extends RecordGroup> = (
  db: Queryable,
  sought: Sought,
  part: SearchPart,
) => Promise<NonNullable<Groups[Group]>['entries']>;

const matchesPhone = (phone: string, digits: string | null): boolean =>
  digits !== null && phone.replace(/\D/g, '').includes(digits);

/** Returns facts in order of preference; empty and disregarded ones are left out. */
const toFacts = (facts: readonly (readonly [RecordFact, string | false])[]): Fact[] =>
  facts.flatMap(([kind, value]) => (value ? [{ kind, value }] : []));

function chooseFact(sought: Sought, certain: readonly Fact[], wordFacts: readonly Fact[]): Fact {
  return certain[0] ?? fittingFact(wordFacts, sought.words);
}

const finders: { [Group in RecordGroup]: Finder<Group> } = {
  async bookings(db, sought, part) {
    const rows = await recordSearchStore.bookings(db, sought, part);
    return rows.map((row) => {
      const certain = toFacts([
        ['bookingNumber', row.display_number === sought.number && String(row.display_number)],
        ['objectNumber', row.object_number === sought.number && String(row.object_number)],
        ['phone', matchesPhone(row.phone, sought.phone) && row.phone],
        [
          'date',
          (sought.days !== null || sought.month !== null) && sought.words.length === 0 && row.start_date,
        ],
      ]);
      const wordFacts = toFacts([
        ['name', guestName(row) || '–'],
        ['mail', row.email],
        ['title', row.title],
        ['place', row.place],
      ]);
      return { entry: presentBooking(row), fact: chooseFact(sought, certain, wordFacts) };
    });
  },

  async people(db, sought, { limit }) {
    const accounts = await peopleSearchStore.accounts(db, sought, limit);
    const strangers =
      accounts.length < limit ? await peopleSearchStore.strangers(db, sought, limit - accounts.length) : [];
    return [
      ...accounts.map((row) => {
        const phone = row.phones.find((one) => matchesPhone(one, sought.phone));
        const login = row.login_numbers.find((one) => one === String(sought.number));
        const certain = toFacts([
          ['accountNumber', row.number === sought.number && String(row.number)],
          ['loginNumber', login ?? ''],
          ['phone', phone ?? ''],
        ]);
        const wordFacts = toFacts([
          ['name', guestName(row)],
          ['mail', row.email],
        ]);
        return { entry: presentAccount(row), fact: chooseFact(sought, certain, wordFacts) };
      }),
      ...strangers.map((row) => {
        const certain = toFacts([['phone', matchesPhone(row.phone, sought.phone) && row.phone]]);
        const wordFacts = toFacts([
          ['name', row.name],
          ['mail', row.email],
        ]);
        return { entry: presentStranger(row), fact: chooseFact(sought, certain, wordFacts) };
      }),
    ];
  },

  async cases(db, sought, part) {
    const rows = await recordSearchStore.cases(db, sought, part);
    const text = sought.number === null ? '' : String(sought.number);
    return rows.map((row) => {
      const certain = toFacts([
        ['caseNumber', row.case_number === sought.number && text],
        ['bookingNumber', text !== '' && row.booking_number === text && text],
        ['objectNumber', text !== '' && row.object_number === text && text],
        ['phone', matchesPhone(row.phone, sought.phone) && row.phone],
      ]);
      const wordFacts = toFacts([
        ['name', row.name],
        ['mail', row.email],
        ['company', row.company],
      ]);
      return { entry: presentCase(row), fact: chooseFact(sought, certain, wordFacts) };
    });
  },

  async homes(db, sought, part) {
    const rows = await recordSearchStore.homes(db, sought, part);
    return rows.map((row) => {
      const certain = toFacts([
        ['objectNumber', row.object_number === sought.number && String(row.object_number)],
        ['phone', matchesPhone(row.landlord_phone, sought.phone) && row.landlord_phone],
      ]);
      const wordFacts: Fact[] = [
        { kind: 'title', value: row.title },
        ...row.titles.map((value): Fact => ({ kind: 'title', value })),
        ...toFacts([
          ['place', row.place],
          ['landlord', row.landlord],
          ['landlord', row.landlord_email],
        ]),
      ];
      return { entry: presentHome(row), fact: chooseFact(sought, certain, wordFacts) };
    });
  },

  async vouchers(db, sought, part) {
    const codeHash = sought.code === null ? null : hashTypedCode(sought.code);
    const rows = await recordSearchStore.vouchers(db, sought, codeHash, part);
    return rows.map((row) => {
      const certain = toFacts([
        ['code', row.code_hash === codeHash && sought.code!],
        ['voucherNumber', row.id === sought.number && String(row.id)],
        ['voucherNumber', row.customer_number === sought.number && String(row.customer_number)],
      ]);
      const wordFacts = toFacts([
        ['name', row.buyer_name],
        ['mail', row.buyer_email],
        ['recipient', row.recipient_name],
        ['mail', row.recipient_email],
      ]);
      return { entry: presentVoucher(row), fact: chooseFact(sought, certain, wordFacts) };
    });
  },
};

/** Searches the groups one after the other, so that one search holds one connection. */
export async function findInGroups(
  db: Queryable,
  sought: Sought,
  { groups, limit, ...part }: Omit<SearchPart, 'limit'> & { groups: readonly RecordGroup[]; limit: number },
): Promise<Groups> {
  const answer: Partial<Record<RecordGroup, unknown>> = {};
  for (const group of groups) {
    const entries = await finders[group](db, sought, { ...part, limit: limit + 1 });
    answer[group] = { entries: entries.slice(0, limit), more: entries.length > limit };
  }
  return answer as Groups;
}
