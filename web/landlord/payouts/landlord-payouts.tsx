import type { ReactNode } from 'react';
import type { LandlordMoney } from '../../../contract/payouts/landlord-money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { EmptyState } from '../../features/work/empty-state.tsx';
import { Card } from '../../components/card.tsx';
import type { Owner } from '../../features/proof/proof-fields.tsx';
import landlord from '../parts/landlord.module.css';
import { OwnCommissionText } from '../parts/own-commission.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './payouts.module.css';
import { TaxForm } from './tax-form.tsx';
import { absolute, fromEuros, toEuros } from '../../../domain/money.ts';

export function LandlordPayouts({
  money,
  owner,
  onChange,
}: {
  money: LandlordMoney;
  owner: Owner;
  onChange: (now: LandlordMoney) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { name, due, later, payouts, statements } = money;
  return (
    <section className={landlord.section} data-testid="landlord-payouts">
      <h2 className={landlord.sectionTitle}>{name}</h2>
      <div className={styles.sums}>
        <Card className={styles.sum}>
          <p className={landlord.soft}>{t(`payouts.own.${due < 0 ? 'owes' : 'due'}`)}</p>
          <p className={styles.amount} data-testid="due">
            {format.moneyExact(toEuros(absolute(fromEuros(due))))}
          </p>
          {due < 0 && <p className={landlord.soft}>{t('payouts.own.owesHint')}</p>}
        </Card>
        <Card className={styles.sum}>
          <p className={landlord.soft}>{t('payouts.own.later')}</p>
          <p className={styles.amount}>{format.moneyExact(later)}</p>
          <p className={landlord.soft}>{t('payouts.own.laterHint')}</p>
        </Card>
      </div>
      <div className={landlord.columns}>
        <div className={landlord.stack}>
          <Card>
            <OwnCommissionText commission={money.commission} />
          </Card>
          <Card className={landlord.stack}>
            <h3>{t('payouts.own.statements')}</h3>
            {statements.length === 0 && <p>{t('payouts.own.noStatements')}</p>}
            <ul className={styles.list}>
              {statements.map(({ month, closing, path, invoice }) => (
                <li key={month} className={styles.item}>
                  <a href={path} className={styles.file}>
                    {t('payouts.own.statement', { month: format.month(`${month}-01`) })}
                  </a>
                  <span className={landlord.soft}>
                    {t('payouts.own.closing', { amount: format.moneyExact(closing) })}
                  </span>
                  {invoice && (
                    <a href={invoice.path} className={styles.file}>
                      {t('payouts.own.invoice', { number: invoice.name })}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </Card>
          <Card className={landlord.stack}>
            <h3>{t('payouts.own.payouts')}</h3>
            {payouts.length === 0 && (
              <EmptyState title={t('payouts.own.noPayouts')}>{t('work.empty.ownPayoutsText')}</EmptyState>
            )}
            <ul className={styles.list}>
              {payouts.map(({ payoutID, amount, on, state }) => (
                <li key={payoutID} className={styles.line}>
                  <span>{format.moneyExact(amount)}</span>
                  <span className={landlord.soft}>
                    {`${format.date(on)} · ${t(`payouts.own.state.${state}`)}`}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        </div>
        {money.setsAccount && (
          <div className={landlord.stack}>
            <AccountForm money={money} owner={owner} onChange={onChange} />
            <TaxForm money={money} onChange={onChange} />
          </div>
        )}
      </div>
    </section>
  );
}
