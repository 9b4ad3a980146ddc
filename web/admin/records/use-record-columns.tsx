import { useTexts } from '../../app/texts-context.tsx';
import type { Column } from './record-table.tsx';
import type { BookingEntry, CaseEntry, HomeEntry, PersonEntry, VoucherEntry } from './record-types.ts';
import { useRecordLinks } from './use-record-links.tsx';

/** What tables say of records; topics are named by `<kind>.<topic>`. */
export function useRecordColumns(topics: Readonly<Record<string, string>>): {
  bookings: readonly Column<BookingEntry>[];
  people: readonly Column<PersonEntry>[];
  cases: readonly Column<CaseEntry>[];
  homes: readonly Column<HomeEntry>[];
  vouchers: readonly Column<VoucherEntry>[];
} {
  const { t, format } = useTexts();
  const links = useRecordLinks();
  const label = (name: string): string => t(`records.column.${name}`);
  return {
    bookings: [
      { name: 'booking', isShort: true, label: label('booking'), cell: links.booking },
      { name: 'guest', label: label('guest'), cell: ({ guest }) => guest },
      {
        name: 'home',
        label: label('home'),
        cell: ({ objectNumber, title, place }) => (
          <>
            {links.home(objectNumber, title)}
            {place && `, ${place}`}
          </>
        ),
      },
      {
        name: 'stay',
        isShort: true,
        label: label('stay'),
        cell: ({ startDate, endDate }) => `${format.date(startDate)} – ${format.date(endDate)}`,
      },
      {
        name: 'state',
        isShort: true,
        label: label('state'),
        cell: ({ status }) => t(`booking.status.${status}`),
      },
      {
        name: 'total',
        label: label('total'),
        isAmount: true,
        cell: ({ total }) => format.moneyExact(total),
      },
    ],
    people: [
      { name: 'name', label: label('name'), cell: links.person },
      { name: 'mail', label: label('mail'), cell: ({ email }) => email },
      { name: 'phone', label: label('phone'), cell: ({ phone }) => phone },
      {
        name: 'known',
        label: label('known'),
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
      { name: 'case', isShort: true, label: label('case'), cell: ({ caseNumber }) => links.case(caseNumber) },
      { name: 'name', label: label('name'), cell: ({ name }) => name },
      {
        name: 'topic',
        label: label('topic'),
        cell: ({ kind, topic }) => topics[`${kind}.${topic}`] ?? topic,
      },
      {
        name: 'state',
        isShort: true,
        label: label('state'),
        cell: ({ state }) => t(`admin.cases.state.${state}`),
      },
      {
        name: 'changed',
        isShort: true,
        label: label('changed'),
        cell: ({ changedAt }) => format.moment(changedAt),
      },
    ],
    homes: [
      {
        name: 'home',
        label: label('home'),
        cell: ({ objectNumber, title }) => links.home(objectNumber, title),
      },
      { name: 'number', isShort: true, label: label('number'), cell: ({ objectNumber }) => objectNumber },
      { name: 'place', label: label('place'), cell: ({ place }) => place },
      { name: 'landlord', label: label('landlord'), cell: ({ landlord }) => landlord },
      {
        name: 'state',
        isShort: true,
        label: label('state'),
        cell: ({ state }) => t(`records.homeState.${state}`),
      },
    ],
    vouchers: [
      { name: 'voucher', isShort: true, label: label('voucher'), cell: links.voucher },
      { name: 'buyer', label: label('buyer'), cell: ({ buyer }) => buyer },
      { name: 'recipient', label: label('recipient'), cell: ({ recipient }) => recipient },
      {
        name: 'state',
        isShort: true,
        label: label('state'),
        cell: ({ state }) => t(`records.voucherState.${state}`),
      },
      {
        name: 'validUntil',
        isShort: true,
        label: label('validUntil'),
        cell: ({ validUntil }) => (validUntil === null ? '' : format.date(validUntil)),
      },
      {
        name: 'balance',
        label: label('balance'),
        isAmount: true,
        cell: ({ balance, value }) =>
          t('records.balance', { balance: format.moneyExact(balance), value: format.moneyExact(value) }),
      },
    ],
  };
}
