import { homeWithPlace } from '../../../domain/place-line.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { Column } from './record-table.tsx';
import type { BookingEntry, CaseEntry, HomeEntry, PersonEntry, VoucherEntry } from './record-types.ts';
import { useRecordLinks } from './use-record-links.tsx';

/** Returns the table columns of each kind of record. `topics` has names by `<kind>.<topic>`. */
export function useRecordColumns(topics: Readonly<Record<string, string>>): {
  bookings: readonly Column<BookingEntry>[];
  people: readonly Column<PersonEntry>[];
  cases: readonly Column<CaseEntry>[];
  homes: readonly Column<HomeEntry>[];
  vouchers: readonly Column<VoucherEntry>[];
} {
  const { t, format } = useTexts();
  const links = useRecordLinks();
  const columnLabel = (name: string): string => t(`records.column.${name}`);
  return {
    bookings: [
      { name: 'booking', isShort: true, label: columnLabel('booking'), cell: links.booking },
      { name: 'guest', label: columnLabel('guest'), cell: ({ guest }) => guest },
      {
        name: 'home',
        label: columnLabel('home'),
        cell: ({ objectNumber, title, place }) => links.home(objectNumber, homeWithPlace({ title, place })),
      },
      {
        name: 'stay',
        isShort: true,
        label: columnLabel('stay'),
        cell: ({ startDate, endDate }) => `${format.date(startDate)} – ${format.date(endDate)}`,
      },
      {
        name: 'state',
        isShort: true,
        label: columnLabel('state'),
        cell: ({ status }) => t(`booking.status.${status}`),
      },
      {
        name: 'total',
        label: columnLabel('total'),
        isAmount: true,
        cell: ({ total }) => format.moneyExact(total),
      },
    ],
    people: [
      { name: 'name', label: columnLabel('name'), cell: links.person },
      { name: 'mail', label: columnLabel('mail'), cell: ({ email }) => email },
      { name: 'phone', label: columnLabel('phone'), cell: ({ phone }) => phone },
      {
        name: 'known',
        label: columnLabel('known'),
        cell: ({ of, roles }) =>
          of.source === 'account'
            ? [
                t('records.account', { number: String(of.number) }),
                ...roles.map((role) => t(`admin.roles.${role}`)),
              ].join(', ')
            : t('records.noAccount'),
      },
    ],
    cases: [
      {
        name: 'case',
        isShort: true,
        label: columnLabel('case'),
        cell: ({ caseNumber }) => links.case(caseNumber),
      },
      { name: 'name', label: columnLabel('name'), cell: ({ name }) => name },
      {
        name: 'topic',
        label: columnLabel('topic'),
        cell: ({ kind, topic }) => topics[`${kind}.${topic}`] ?? topic,
      },
      {
        name: 'state',
        isShort: true,
        label: columnLabel('state'),
        cell: ({ state }) => t(`admin.cases.state.${state}`),
      },
      {
        name: 'changed',
        isShort: true,
        label: columnLabel('changed'),
        cell: ({ changedAt }) => format.moment(changedAt),
      },
    ],
    homes: [
      {
        name: 'home',
        label: columnLabel('home'),
        cell: ({ objectNumber, title }) => links.home(objectNumber, title),
      },
      {
        name: 'number',
        isShort: true,
        label: columnLabel('number'),
        cell: ({ objectNumber }) => objectNumber,
      },
      { name: 'place', label: columnLabel('place'), cell: ({ place }) => place },
      { name: 'landlord', label: columnLabel('landlord'), cell: ({ landlord }) => landlord },
      {
        name: 'state',
        isShort: true,
        label: columnLabel('state'),
        cell: ({ state }) => t(`records.homeState.${state}`),
      },
    ],
    vouchers: [
      { name: 'voucher', isShort: true, label: columnLabel('voucher'), cell: links.voucher },
      { name: 'buyer', label: columnLabel('buyer'), cell: ({ buyer }) => buyer },
      { name: 'recipient', label: columnLabel('recipient'), cell: ({ recipient }) => recipient },
      {
        name: 'state',
        isShort: true,
        label: columnLabel('state'),
        cell: ({ state }) => t(`records.voucherState.${state}`),
      },
      {
        name: 'validUntil',
        isShort: true,
        label: columnLabel('validUntil'),
        cell: ({ validUntil }) => (validUntil === null ? '' : format.date(validUntil)),
      },
      {
        name: 'balance',
        label: columnLabel('balance'),
        isAmount: true,
        cell: ({ balance, value }) =>
          t('records.balance', { balance: format.moneyExact(balance), value: format.moneyExact(value) }),
      },
    ],
  };
}
