import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { fromEuros } from '../../../domain/money.ts';
import { pathOf, type RouteName } from '../../../domain/routes.ts';
import { isValidStay } from '../../../domain/stay.ts';
import type { ObjectData } from '../object/object-data.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { Money } from '../../components/price-table.tsx';
import { useTexts } from '../../shell/texts-context.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { useQuote } from '../booking/use-quote.ts';
import { PartyPicker, PlainParty } from './party-picker.tsx';
import styles from './price-box.module.css';
import { PriceResultView } from './price-result-view.tsx';
import { stayQuery, type StayChoice } from './stay-query.ts';

const StayCalendar = lazy(() => import('../stay-picker/stay-calendar.tsx'));

/**
 * Dates, party and the complete price. Without scripts it is a form that asks the server; with them each
 * choice is quoted at once and kept in the address, so that links and languages keep the stay.
 */
export function PriceBox({ data }: { data: ObjectData }): ReactNode {
  const { t, format, language } = useTexts();
  const { home, today, calendar } = data;
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [stay, setStay] = useState<StayChoice>(data.stay);
  const [picking, setPicking] = useState(false);
  const dated = isValidStay(stay, today);
  const inputOf = (choice: StayChoice) => ({
    ...choice,
    childAges: [...choice.childAges],
    objectNumber: home.objectNumber,
    language,
  });
  const quote = useQuote(
    dated ? inputOf(stay) : null,
    data.price ? { input: inputOf(data.stay), price: data.price } : null,
  );
  const path = (name: RouteName): string => pathOf(name, language, { objectNumber: home.objectNumber });

  const change = (by: Partial<StayChoice>): void => {
    const next = { ...stay, ...by };
    setStay(next);
    void navigate(path('ObjectPage') + stayQuery(next), { replace: true, preventScrollReset: true });
  };

  const price = dated ? quote.price : null;
  const bookable = price?.status === 'free' && !quote.fetching && quote.failure === null;
  return (
    <Card className={styles.box} data-testid="price-box">
      <div className={styles.top}>
        {price?.status === 'free' ? (
          <p
            className={styles.total}
            data-testid="box-price"
            data-cents={fromEuros(price.priceObject.priceComplete)}
          >
            <strong>
              <Money euros={price.priceObject.priceComplete} />
            </strong>
            <span>{t('search.card.total', { count: price.priceObject.duration })}</span>
          </p>
        ) : (
          home.minPrice !== null && (
            <p className={styles.total}>
              <span>{t('search.card.from')}</span>
              <strong>
                <Money euros={home.minPrice} />
              </strong>
              <span>{t('search.card.perWeek')}</span>
            </p>
          )
        )}
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
          <div className={styles.dates}>
            <label className={styles.date}>
              <small>{t('search.box.arrival')}</small>
              <input type="date" name="startDate" min={today} defaultValue={stay.startDate} />
            </label>
            <label className={styles.date}>
              <small>{t('search.box.departure')}</small>
              <input type="date" name="endDate" min={today} defaultValue={stay.endDate} />
            </label>
          </div>
        )}
        <details className={styles.partyDetails} open={data.stay.childAges.length > 0 || undefined}>
          <summary>
            <Icon name="persons" />
            {t('object.box.party', {
              persons: t('search.box.personCount', { count: stay.persons }),
              dogs: stay.pets > 0 ? t('object.box.dogCount', { count: stay.pets }) : t('search.box.noDog'),
            })}
            <Icon name="down" size={18} />
          </summary>
          {hydrated ? (
            <PartyPicker stay={stay} personsMax={home.personsMax} dogsMax={home.dogsMax} onChange={change} />
          ) : (
            <PlainParty stay={stay} personsMax={home.personsMax} dogsMax={home.dogsMax} />
          )}
        </details>
        <noscript>
          <Button type="submit" wide>
            {t('object.box.calculate')}
          </Button>
        </noscript>
      </form>
      {dated && <PriceResultView quote={quote} nearest={nearestOf(price)} onStay={change} />}
      {!dated && <p className={styles.small}>{t('object.box.noDates', { count: data.freeNights })}</p>}
      {!dated && hydrated && (
        <Button variant="primary" wide onClick={() => setPicking(true)}>
          {t('object.box.pick')}
        </Button>
      )}
      {dated && bookable && (
        <div className={styles.actions}>
          <ButtonLink variant="primary" wide to={path('BookingStart') + stayQuery(stay)} data-testid="book">
            {t('object.box.book')}
          </ButtonLink>
          <ButtonLink wide to={path('OptionStart') + stayQuery(stay)} data-testid="option">
            {t('object.box.option')}
          </ButtonLink>
          <p className={styles.small}>
            {t(home.instantBooking ? 'object.box.instant' : 'object.box.confirmed')}
          </p>
        </div>
      )}
      <ButtonLink variant="quiet" wide to={path('Request') + stayQuery(stay)} data-testid="request">
        {t('object.box.request')}
      </ButtonLink>
      {picking && (
        <Suspense fallback={<Notice>{t('object.box.calendarLoads')}</Notice>}>
          <StayCalendar calendar={calendar} stay={stay} onStay={change} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function nearestOf(price: unknown): { startDate: string; endDate: string } | null {
  return (
    (price as { nearestStay?: { startDate: string; endDate: string } | null } | null)?.nearestStay ?? null
  );
}
