import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { agesInWords } from '../../../texts/party-in-words.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { sheetNumber } from '../../features/own-area/sheet-csv.ts';
import type { WorkColumn } from '../../features/work/table-rows.ts';
import { WorkTable } from '../../features/work/work-table.tsx';
import styles from '../parts/landlord.module.css';

type Statement = ResponseOf<Api['getTouristTaxStatement']>['places'][number];
type Stay = Statement['stays'][number];

/** The amounts to declare to a place, and the stays behind them, which can be downloaded. */
export function TaxOfPlace({
  statement,
  month,
  monthName,
}: {
  statement: Statement;
  month: string;
  monthName: string;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { place, stays, personNights, childNights, rates, ofPrices, amount } = statement;
  const column = (
    key: string,
    text: (stay: Stay) => string,
    more: Partial<WorkColumn<Stay>> = {},
  ): WorkColumn<Stay> => ({ key, label: t(`landlord.touristTax.column.${key}`), text, ...more });
  const number = (key: string, value: (stay: Stay) => number): WorkColumn<Stay> =>
    column(key, (stay) => String(value(stay)), { order: value, fit: 'number' });
  const columns = [
    column('booking', ({ bookingDisplayNumber }) => String(bookingDisplayNumber)),
    column('home', ({ title }) => title),
    column('arrival', ({ startDate }) => format.date(startDate), { order: ({ startDate }) => startDate }),
    column('departure', ({ endDate }) => format.date(endDate), { order: ({ endDate }) => endDate }),
    number('nights', ({ nights }) => nights),
    number('adults', ({ adults }) => adults),
    column('children', ({ childAges }) =>
      t('landlord.touristTax.children', { count: childAges.length, ages: agesInWords(childAges, t) }),
    ),
    number('personNights', (stay) => stay.personNights),
    number('taxed', ({ taxedNights }) => taxedNights),
    column('amount', (stay) => format.moneyExact(stay.amount), {
      order: (stay) => stay.amount,
      sheet: (stay) => sheetNumber(stay.amount, 2, language),
      fit: 'number',
    }),
    column('basis', ({ registered, bookedAmount }) =>
      bookedAmount === null
        ? t(`landlord.touristTax.basis.${registered ? 'registered' : 'booked'}`)
        : t('landlord.touristTax.basis.differs', { amount: format.moneyExact(bookedAmount) }),
    ),
  ];
  return (
    <section className={styles.section} aria-label={place} data-testid="tax-of-place">
      <h2 className={styles.sectionTitle}>
        {place}, {monthName}
      </h2>
      <ul>
        <li>
          {t('landlord.touristTax.sums', {
            nights: format.number(personNights),
            children: format.number(childNights),
          })}
        </li>
        {rates.map(({ unitPrice, quantity, total }) => (
          <li key={unitPrice}>
            {t('landlord.touristTax.rate', {
              nights: format.number(quantity),
              price: format.moneyExact(unitPrice),
              total: format.moneyExact(total),
            })}
          </li>
        ))}
        {ofPrices > 0 && (
          <li>{t('landlord.touristTax.ofPrices', { amount: format.moneyExact(ofPrices) })}</li>
        )}
      </ul>
      <p>
        <strong>{t('landlord.touristTax.total', { amount: format.moneyExact(amount) })}</strong>
      </p>
      <WorkTable
        caption={`${place}, ${monthName}`}
        rows={stays}
        columns={columns}
        rowKey={({ bookingDisplayNumber }) => bookingDisplayNumber}
        isWhole
        fileName={`${t('landlord.touristTax.title')}-${place}-${month}`}
      />
    </section>
  );
}
