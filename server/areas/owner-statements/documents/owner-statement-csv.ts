import { negate, toEuros, type Cents } from '../../../../domain/money.ts';
import { ownerStatementName } from '../../../../domain/owner-statement.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import { formatSheet } from '../../payments/payments.ts';
import type { StatementRow } from '../statements-store.ts';

const columns = [
  'number',
  'kind',
  'booking',
  'home',
  'from',
  'until',
  'rent',
  'extras',
  'commission',
  'fee',
  'vat',
  'amount',
];

/** Writes a finished statement as CSV: a row for each stay and cost, then the balance. */
export function ownerStatementCsv(statement: StatementRow, t: Translate): string {
  const { language, facts } = statement;
  const format = formatterFor(language, t);
  const name = ownerStatementName(statement.series, statement.number);
  const euros = (cents: Cents): string => {
    const text = toEuros(cents).toFixed(2);
    return language === 'en' ? text : text.replace('.', ',');
  };
  const { stays, costs, sums } = facts;
  return formatSheet([
    columns.map((column) => t(`owners.csv.${column}`)),
    ...stays.map((stay) => [
      name,
      t(stay.isCancelled ? 'owners.csv.cancelled' : 'owners.csv.stay'),
      String(stay.bookingNumber),
      stay.home,
      format.date(stay.startDate),
      format.date(stay.endDate),
      euros(stay.rent),
      euros(stay.ownExtras),
      euros(negate(stay.commission)),
      euros(negate(stay.fee)),
      euros(negate(stay.vat)),
      euros(stay.amount),
    ]),
    ...costs.map(({ day, words, home, amount }) => [
      ...[name, words, '', home ?? '', format.date(day), ''],
      ...['', '', '', '', '', euros(negate(amount))],
    ]),
    [
      ...[name, t('owners.sum.balance'), '', '', '', ''],
      ...[sums.rent, sums.extras, negate(sums.commission), negate(sums.fee), negate(sums.vat)].map(euros),
      euros(sums.balance),
    ],
  ]);
}
