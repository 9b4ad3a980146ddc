import { Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { GuestRouteName } from '../../../domain/guest-routes.ts';
import { useRoutes } from '../../app/routes-context.ts';
import type { HomeData } from '../home/home-data.ts';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { BoxTotal } from './box-total.tsx';
import { PlainParty } from './plain-party.tsx';
import { WaysToBook } from './ways-to-book.tsx';
import styles from './price-box.module.css';
import { PriceResultView } from './price-result-view.tsx';
import { stayQuery } from '../../../domain/stay-query.ts';
import { questionPath } from '../chosen-stay/question-path.ts';
import { withPartner } from '../chosen-stay/with-partner.ts';
import type { ChosenStay } from '../chosen-stay/use-chosen-stay.ts';
import { lazyPart } from '../../components/lazy-part.tsx';

const PartyPicker = lazyPart(() => import('./party-picker.tsx'), 'party-picker');
const CalendarDialog = lazyPart(() => import('../price-calendar/calendar-dialog.tsx'), 'calendar-dialog');

/** Shows dates, party and the complete price. Without scripts it is a form; with them each choice is quoted at once. */
export function PriceBox({ data, chosen }: { data: HomeData; chosen: ChosenStay }): ReactNode {
  const { t, format, language } = useTexts();
  const { pathOf } = useRoutes();
  const { home, today } = data;
  const { stay, isSet, quote, price, change } = chosen;
  const hydrated = useHydrated();
  const [picking, setPicking] = useState(false);
  const [counting, setCounting] = useState(false);
  const path = (name: GuestRouteName): string => pathOf(name, language, { objectNumber: home.objectNumber });
  const { search } = useLocation();
  const query = withPartner(stayQuery(stay), search);
  const plainParty = <PlainParty stay={stay} personsMax={home.personsMax} dogsMax={home.dogsMax} />;
  return (
    <div className={styles.box} data-testid="price-box">
      <div className={styles.top}>
        <BoxTotal home={home} chosen={chosen} testId="box-price" />
      </div>
      <form method="get" action={path('ObjectPage')} className={styles.form}>
        {hydrated ? (
          <button
            type="button"
            className={styles.dates}
            onClick={() => setPicking(true)}
            aria-haspopup="dialog"
            data-testid="open-calendar"
          >
            <span className={styles.date}>
              <small>{t('search.box.arrival')}</small>
              {stay.startDate ? format.dateWithWeekday(stay.startDate) : t('object.box.chooseDate')}
            </span>
            <span className={styles.date}>
              <small>{t('search.box.departure')}</small>
              {stay.endDate ? format.dateWithWeekday(stay.endDate) : t('object.box.chooseDate')}
            </span>
            <Icon name="calendar" />
          </button>
        ) : (
          // The server reads dates as people type them.
          <div className={styles.dates}>
            {(['arrival', 'departure'] as const).map((end) => {
              const name = end === 'arrival' ? 'startDate' : 'endDate';
              return (
                <label key={end} className={styles.date}>
                  <small>{t(`search.box.${end}`)}</small>
                  <input
                    name={name}
                    autoComplete="off"
                    placeholder={t('object.box.datePattern')}
                    defaultValue={stay[name] && format.date(stay[name])}
                  />
                </label>
              );
            })}
          </div>
        )}
        <details
          className={styles.partyDetails}
          onToggle={({ currentTarget }) => setCounting(currentTarget.open)}
        >
          <summary>
            <Icon name="persons" />
            {t('object.box.party', {
              persons: t('search.box.personCount', { count: stay.persons }),
              dogs: stay.pets > 0 ? t('object.box.dogCount', { count: stay.pets }) : t('object.box.noDog'),
            })}
            <Icon name="down" size={18} />
          </summary>
          {counting ? (
            <Suspense fallback={plainParty}>
              <PartyPicker
                stay={stay}
                personsMax={home.personsMax}
                adultsMax={home.adultsMax}
                dogsMax={home.dogsMax}
                onChange={change}
              />
            </Suspense>
          ) : (
            plainParty
          )}
        </details>
        <noscript>
          <Button type="submit" wide>
            {t('object.box.calculate')}
          </Button>
        </noscript>
      </form>
      {isSet && (
        <PriceResultView
          quote={quote}
          nearest={price?.nearestStay ?? null}
          terms={{ cancellation: home.cancellation, today }}
          onStay={change}
          onOtherDates={() => setPicking(true)}
        />
      )}
      {!isSet && <p className={styles.small}>{t('object.box.noDates')}</p>}
      {!isSet && hydrated && (
        <div className={styles.foot}>
          <Button variant="primary" wide onClick={() => setPicking(true)} aria-haspopup="dialog">
            {t('object.box.pick')}
          </Button>
        </div>
      )}
      <WaysToBook
        home={home}
        status={price?.status}
        arrival={isSet ? stay.startDate : undefined}
        today={today}
        path={path}
        query={query}
        askPath={questionPath(data.askPath, stay, search)}
        paymentLine={data.paymentLine}
      />
      {picking && (
        <Suspense fallback={null}>
          <CalendarDialog data={data} chosen={chosen} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </div>
  );
}
