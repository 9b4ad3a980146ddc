import type { ReactNode } from 'react';
import { hasCents, Money } from '../../../components/price-table.tsx';
import { addDays } from '../../../../domain/stay.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import type { HomeData } from '../../../features/home/home-data.ts';
import { AdditionalCosts, type Costs } from './additional-costs.tsx';
import styles from './parts.module.css';

const seasonsShown = 24;

type Seasons = HomeData['seasons'];

export function SeasonPrices({
  home: { additionalCosts, touristTax, deposit, discounts, furtherGuests },
  seasons,
  today,
  dated,
}: {
  home: Costs & Pick<HomeData['home'], 'furtherGuests'>;
  seasons: Seasons;
  today: string;
  /** True if dates are chosen, so that the total price of the stay is already visible. */
  dated: boolean;
}): ReactNode {
  const shown = {
    seasons: seasons.filter(({ untilDate }) => untilDate > today).slice(0, seasonsShown),
    costs: { additionalCosts, touristTax, deposit, discounts },
    furtherGuests,
    dated,
  };
  return <Prices {...shown} />;
}

function Prices({
  seasons,
  costs,
  furtherGuests,
  dated,
}: {
  seasons: Seasons;
  costs: Costs;
  furtherGuests: HomeData['home']['furtherGuests'];
  dated: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  return (
    <section aria-labelledby="prices">
      <h2 id="prices">{t('object.prices.heading')}</h2>
      <p className={styles.note}>
        {!dated && `${t('object.prices.noteUndated')} `}
        {furtherGuests
          ? t('object.prices.furtherGuests', {
              count: furtherGuests.included,
              amount: format.money(furtherGuests.amount),
            })
          : t('object.prices.note')}
      </p>
      {seasons.length > 0 && (
        <details className={styles.details}>
          <summary>{t('object.prices.showSeasons', { count: seasons.length })}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard */}
          <div className={styles.scroll} role="region" aria-labelledby="prices" tabIndex={0}>
            <SeasonTable seasons={seasons} />
          </div>
        </details>
      )}
      <AdditionalCosts {...costs} />
    </section>
  );
}

function SeasonTable({ seasons }: { seasons: Seasons }): ReactNode {
  const { t, format } = useTexts();
  const exact = hasCents(
    seasons.flatMap(({ nightly, weekly, weekend }) =>
      [nightly, weekly, weekend?.nightly ?? nightly].map((amount) => ({ amount })),
    ),
  );
  return (
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
              {season.name !== '' && <b className={styles.seasonName}>{season.name}</b>}
              {format.date(season.fromDate)} – {format.date(addDays(season.untilDate, -1))}
            </th>
            <td>
              <Money euros={season.nightly} exact={exact} />
              {season.weekend && (
                <small>
                  {season.weekend.nights.map((night) => t(`object.weekday.${night}`)).join(', ')}{' '}
                  <Money euros={season.weekend.nightly} exact={exact} />
                </small>
              )}
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
  );
}
