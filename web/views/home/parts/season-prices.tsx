import type { ReactNode } from 'react';
import { hasCents, Money } from '../../../components/price-table.tsx';
import { addDays } from '../../../../domain/stay.ts';
import { RenderedOnce } from '../../../app/rendered-once.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { HomeData } from '../../../features/home/home-data.ts';
import styles from './parts.module.css';

const seasonsShown = 24;

/** What a night and a week cost when; the additional costs below it. */
export function SeasonPrices({
  home,
  today,
  dated,
}: {
  home: HomeData['home'];
  today: string;
  /** Dates are chosen: the total price of the stay is in sight already. */
  dated: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  const seasons = home.prices.filter(({ untilDate }) => untilDate > today).slice(0, seasonsShown);
  const exact = hasCents(seasons.flatMap(({ nightly, weekly }) => [{ amount: nightly }, { amount: weekly }]));
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{t('object.prices.heading')}</h2>
      <p className={styles.note}>
        {!dated && `${t('object.prices.noteUndated')} `}
        {t('object.prices.note')}
      </p>
      {seasons.length > 0 && (
        <details className={styles.details}>
          <summary>{t('object.prices.showSeasons', { count: seasons.length })}</summary>
          {/* A region that scrolls must be reachable by keys. */}
          <RenderedOnce
            as="div"
            className={styles.scroll}
            role="region"
            aria-labelledby="prices"
            tabIndex={0}
            by={['seasons', seasons]}
          >
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('object.prices.period')}</th>
                  <th scope="col">{t('object.prices.night')}</th>
                  <th scope="col">{t('object.prices.week')}</th>
                  <th scope="col">{t('object.prices.minStay')}</th>
                  <th scope="col">{t('object.prices.arrival')}</th>
                </tr>
              </thead>
              <tbody>
                {seasons.map((season) => (
                  <tr key={season.fromDate}>
                    <th scope="row">
                      {format.date(season.fromDate)} – {format.date(addDays(season.untilDate, -1))}
                    </th>
                    <td>
                      <Money euros={season.nightly} exact={exact} />
                    </td>
                    <td>
                      <Money euros={season.weekly} exact={exact} />
                    </td>
                    <td>{t('object.nights', { count: season.minStay })}</td>
                    <td>
                      {season.arrivalDays.length === 7
                        ? t('object.prices.everyDay')
                        : season.arrivalDays.map((day) => t(`object.weekday.${day}`)).join(', ')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </RenderedOnce>
        </details>
      )}
      <AdditionalCosts home={home} />
    </section>
  );
}

/** What comes beside the price of the nights, and what takes off from it; nothing where nobody told of any. */
function AdditionalCosts({ home }: { home: HomeData['home'] }): ReactNode {
  const { t } = useTexts();
  const ages = (from: number, to: number): string =>
    to >= 99 ? t('object.prices.ageFrom', { from }) : t('object.prices.ages', { from, to });
  const { additionalCosts, touristTax, deposit, discounts } = home;
  if (additionalCosts.length + touristTax.length + discounts.length === 0 && !deposit) return null;
  const exact = hasCents([...additionalCosts, ...touristTax, { amount: deposit ?? 0 }]);
  return (
    <>
      <h3 className={styles.groupName}>{t('object.prices.additional')}</h3>
      <RenderedOnce
        as="ul"
        className={styles.costs}
        by={['costs', additionalCosts, touristTax, deposit, discounts]}
      >
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
      </RenderedOnce>
    </>
  );
}
