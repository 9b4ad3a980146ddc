import type { ReactNode } from 'react';
import type { PlainDate, Stay } from '../../../domain/stay.ts';
import { Button } from '../../components/button.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { getDay, departureFrom } from '../calendar/packed-calendar.ts';
import { nearestStay, stayFrom, type PricedStay } from './calendar-prices.ts';
import { dayText, type DayContext } from './day-words.ts';
import styles from './price-calendar.module.css';

export function DayNote({
  date,
  context,
  onTake,
  onOtherArrival,
}: {
  date: PlainDate;
  context: DayContext;
  onTake: (stay: Stay) => void;
  onOtherArrival: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  const { calendar, prices, arrival } = context;
  const suggestedStay = prices && offeredStay(context, date);
  const span = (stay: PricedStay): Record<string, string | number> => ({
    from: format.dayAndMonthShort(stay.startDate),
    to: format.lastDayShort(stay.endDate, stay.startDate),
    total: format.money(stay.total),
    count: prices?.duration ?? 0,
  });
  const isBlocked =
    arrival !== null && date > arrival
      ? departureFrom(calendar, arrival, date) !== 'possible'
      : !getDay(calendar, date)?.arrival || prices?.days.get(date)?.total === null;
  return (
    <div className={styles.dayNote} data-testid="day-note" data-blocked={isBlocked}>
      <p>
        <b>{format.dateWithWeekday(date)}</b> {dayText(t, format, context, date)}
      </p>
      <p className={styles.offers}>
        {suggestedStay && (
          <Button small onClick={() => onTake(suggestedStay)} data-testid="take-stay">
            {t(
              suggestedStay.startDate === (arrival ?? date)
                ? 'object.priceCalendar.take'
                : 'object.priceCalendar.nearest',
              span(suggestedStay),
            )}
          </Button>
        )}
        {arrival !== null && (
          <Button small variant="quiet" onClick={onOtherArrival}>
            {t('object.calendar.otherArrival')}
          </Button>
        )}
      </p>
    </div>
  );
}

function offeredStay({ prices, arrival }: DayContext, date: PlainDate): PricedStay | null {
  if (!prices) return null;
  const startDate = arrival ?? date;
  return stayFrom(prices, startDate) ?? nearestStay(prices, startDate);
}
