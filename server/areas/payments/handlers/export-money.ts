import type { exportMoney } from '../../../../contract/payments/export-money.ts';
import { momentInBerlin } from '../../../../domain/berlin-time.ts';
import { addDays, nightsBetween, type PlainDate } from '../../../../domain/stay.ts';
import type { Language } from '../../../../domain/language.ts';
import { formatterFor } from '../../../../texts/format.ts';
import { formatSubject } from '../../../../texts/ledger-subject.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { Handler } from '../../../http/handler.ts';
import { moneyStore } from '../money-store.ts';
import type { PaymentsDeps } from '../payments-context.ts';
import { formatCsv, formatSheet } from '../rules/csv.ts';
import { toEuros } from '../../../../domain/money.ts';

const daysMax = 366;

const columns = [
  'posting',
  'posted_at',
  'cause',
  'booking',
  'account',
  'subject',
  'due_on',
  'amount',
  'reason',
];

export function exportMoneyHandler({
  connection,
  clock,
  findPersonName,
  translate,
}: Pick<PaymentsDeps, 'connection' | 'clock' | 'findPersonName' | 'translate'>): Handler<typeof exportMoney> {
  return async ({ from, until, sheetIn }, { user }) => {
    const days = nightsBetween(from, until);
    if (days < 0 || days > daysMax) return { ok: false, type: 'period-too-long', data: null };
    const { db } = connection;
    const midnight = (day: PlainDate): Date => momentInBerlin(`${day}T00:00`)!;
    const rows = await moneyStore.entriesBetween(db, midnight(from), midnight(addDays(until, 1)));
    const content = sheetIn
      ? sheetOfEntries(rows, translate(sheetIn), sheetIn)
      : formatCsv([
          columns,
          ...rows.map((row) => [
            String(row.id),
            row.posted_at.toISOString(),
            row.cause,
            row.display_number === null ? '' : String(row.display_number),
            row.account,
            row.subject ?? '',
            row.due_on ?? '',
            toEuros(row.amount_cents).toFixed(2),
            row.reason ?? '',
          ]),
        ]);
    const name = await findPersonName(user.uid);
    const note = `${sheetIn ? 'sheet' : 'csv'} ${from} ${until}`;
    await connection.transaction((tx) =>
      moneyStore.act(tx, {
        bookingId: null,
        act: 'export',
        subject: null,
        amount: null,
        note,
        uid: user.uid,
        name,
        at: clock.now(),
      }),
    );
    const title = sheetIn ? translate(sheetIn)('money.sheet.fileName') : 'ledger';
    const fileName = `${title}-${from}-${until}.csv`;
    return { ok: true, data: { fileName, mediaType: 'text/csv; charset=utf-8', content } };
  };
}

const sheetColumns = [
  'posting',
  'moment',
  'cause',
  'booking',
  'account',
  'subject',
  'dueOn',
  'amount',
  'reason',
];

function sheetOfEntries(
  rows: Awaited<ReturnType<typeof moneyStore.entriesBetween>>,
  t: Translate,
  language: Language,
): string {
  const format = formatterFor(language, t);
  return formatSheet([
    sheetColumns.map((column) => t(`money.sheet.${column}`)),
    ...rows.map((row) => [
      String(row.id),
      // Spreadsheets read a date and a time, but not with a comma between them.
      format.moment(row.posted_at.toISOString()).replace(',', ''),
      t(`money.cause.${row.cause}`),
      row.display_number === null ? '' : String(row.display_number),
      t(`money.account.${row.account}`),
      row.subject === null ? '' : formatSubject(t, row.subject),
      row.due_on === null ? '' : format.date(row.due_on),
      language === 'en'
        ? toEuros(row.amount_cents).toFixed(2)
        : toEuros(row.amount_cents).toFixed(2).replace('.', ','),
      row.reason ?? '',
    ]),
  ]);
}
