import type { ReactNode } from 'react';
import { hasCents, Money } from '../../../components/price-table.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { HomeData } from '../../../features/home/home-data.ts';
import styles from './parts.module.css';
import { euros } from '../../../../domain/money.ts';

/** A rate up to this age applies to all older guests, too. */
const everyAge = 99;
/** A leap year, so that 29 February is valid. */
const leapYear = 2024;

export type Costs = Pick<HomeData['home'], 'additionalCosts' | 'touristTax' | 'deposit' | 'discounts'>;

/** Lists costs and discounts beside the price of the nights; renders nothing if there are none. */
export function AdditionalCosts({ additionalCosts, touristTax, deposit, discounts }: Costs): ReactNode {
  const { t, format } = useTexts();
  const formatDay = (monthDay: string): string => format.dayAndMonth(`${leapYear}-${monthDay}`);
  const ages = (from: number, to: number): string =>
    to >= everyAge ? t('object.prices.ageFrom', { from }) : t('object.prices.ages', { from, to });
  const taxedWhen = ({ fromAge, toAge, nightsMax, season }: Costs['touristTax'][number]): string =>
    [
      (fromAge > 0 || toAge < everyAge) && ages(fromAge, toAge),
      season && t('object.prices.taxDays', { from: formatDay(season.from), until: formatDay(season.until) }),
      nightsMax !== undefined && t('object.prices.taxNights', { count: nightsMax }),
    ]
      .filter(Boolean)
      .join(', ');
  if (additionalCosts.length + touristTax.length + discounts.length === 0 && !deposit) return null;
  const exact = hasCents([...additionalCosts, ...touristTax, { amount: deposit ?? euros(0) }]);
  return (
    <details className={styles.folded}>
      <summary>{t('object.prices.additional')}</summary>
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
        {touristTax.map((tax, index) => (
          <li key={`tax-${index}`}>
            <span>
              {t('price.service.touristTax')} <small>{taxedWhen(tax)}</small>
            </span>
            {tax.percent === undefined ? (
              <span>
                <Money euros={tax.amount} exact={exact} /> <small>{t('price.unit.personNight')}</small>
              </span>
            ) : (
              <span>
                {format.number(tax.percent)}
                {'\u00a0'}% <small>{t('object.prices.taxShare')}</small>
              </span>
            )}
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
            <span>{t(`price.discount.${kind}`, { count: threshold })}</span>
            <span>{`−${percent}\u00a0%`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
