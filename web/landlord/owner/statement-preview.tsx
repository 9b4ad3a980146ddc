import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { euros, type Euros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Card } from '../../components/card.tsx';
import own from '../owners/owners.module.css';
import styles from '../parts/landlord.module.css';

export type OwnerStatement = ResponseOf<Api['getOwnerStatement']>;

/** Preview of the statement: stays, and the sums with the balance. */
export function StatementPreview({ statement: { preview } }: { statement: OwnerStatement }): ReactNode {
  const { t, format } = useTexts();
  const { stays, sums } = preview;
  const less = (amount: Euros): Euros => euros(0 - amount);
  const rows: readonly (readonly [name: keyof typeof sums, amount: Euros])[] = [
    ['rent', sums.rent],
    ['extras', sums.extras],
    ['commission', less(sums.commission)],
    ['fee', less(sums.fee)],
    ['vat', less(sums.vat)],
    ['costs', less(sums.costs)],
    ['balance', sums.balance],
  ];
  return (
    <>
      <section className={styles.section}>
        <h3 className={styles.sectionTitle}>{t('landlord.owners.one.stays')}</h3>
        {stays.length === 0 && <p role="status">{t('landlord.owners.one.noStays')}</p>}
        {stays.length > 0 && (
          <Card>
            <ul className={own.rows}>
              {stays.map((stay) => (
                <li key={stay.bookingDisplayNumber} className={own.row} data-testid="owner-stay">
                  <span>
                    {[
                      `${stay.bookingDisplayNumber} · ${stay.home}`,
                      stay.isCancelled && t('landlord.owners.one.cancelled'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  <span className={own.sum}>{format.moneyExact(stay.amount)}</span>
                  <span className={`${styles.soft} ${own.whole}`}>
                    {t('landlord.owners.one.rowNote', {
                      dates: `${format.date(stay.startDate)} – ${format.date(stay.endDate)}`,
                      rent: format.moneyExact(stay.rent),
                      extras: format.moneyExact(stay.extras),
                      commission: format.moneyExact(less(stay.commission)),
                      fee: format.moneyExact(less(stay.fee)),
                      vat: format.moneyExact(stay.vat),
                    })}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </section>
      <section className={styles.section}>
        <h3 className={styles.sectionTitle}>{t('landlord.owners.one.preview')}</h3>
        <Card>
          <ul className={`${own.rows} ${own.sums}`} data-testid="owner-sums">
            {rows.map(([name, amount]) => (
              <li key={name} className={name === 'balance' ? `${own.row} ${own.strong}` : own.row}>
                <span>{t(`owners.sum.${name}`)}</span>
                <span className={own.sum}>{format.moneyExact(amount)}</span>
              </li>
            ))}
          </ul>
        </Card>
      </section>
    </>
  );
}
