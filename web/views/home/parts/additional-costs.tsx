import type { ReactNode } from 'react';
import { hasCents, Money } from '../../../components/price-table.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { HomeData } from '../../../features/home/home-data.ts';
import styles from './parts.module.css';

export type Costs = Pick<HomeData['home'], 'additionalCosts' | 'touristTax' | 'deposit' | 'discounts'>;

/** What comes beside the price of the nights, and what takes off from it; nothing where nobody told of any. */
export function AdditionalCosts({ additionalCosts, touristTax, deposit, discounts }: Costs): ReactNode {
  const { t } = useTexts();
  const ages = (from: number, to: number): string =>
    to >= 99 ? t('object.prices.ageFrom', { from }) : t('object.prices.ages', { from, to });
  if (additionalCosts.length + touristTax.length + discounts.length === 0 && !deposit) return null;
  const exact = hasCents([...additionalCosts, ...touristTax, { amount: deposit ?? 0 }]);
  return (
    <>
      <h3 className={styles.groupName}>{t('object.prices.additional')}</h3>
      <ul className={styles.costs}>
        {additionalCosts.map(({ code, unit, amount, mandatory, prepaid }) => (
          <li key={code}>
            <span>
              {t(`price.service.${code}`)}
              <small>
                {t(mandatory ? 'price.mandatory' : 'price.optional')}
                {amount > 0 && `, ${t(prepaid ? 'price.withBooking' : 'price.onSite')}`}
              </small>
            </span>
            <span>
              {amount === 0 ? t('price.free') : <Money euros={amount} exact={exact} />}{' '}
              {amount > 0 && <small>{t(`price.unit.${unit}`)}</small>}
            </span>
          </li>
        ))}
        {touristTax.map(({ fromAge, toAge, amount }) => (
          <li key={`tax-${fromAge}`}>
            <span>
              {t('price.service.touristTax')} <small>{ages(fromAge, toAge)}</small>
            </span>
            <span>
              <Money euros={amount} exact={exact} /> <small>{t('price.unit.personNight')}</small>
            </span>
          </li>
        ))}
        {deposit !== null && deposit > 0 && (
          <li>
            <span>
              {t('price.deposit')} <small>{t('price.depositNote')}</small>
            </span>
            <Money euros={deposit} exact={exact} />
          </li>
        )}
        {discounts.map(({ kind, threshold, percent }) => (
          <li key={`${kind}-${threshold}`}>
            <span>{t(`price.discount.${kind}`, { threshold })}</span>
            <span>−{percent} %</span>
          </li>
        ))}
      </ul>
    </>
  );
}
