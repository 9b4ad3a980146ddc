import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { Booking } from '../../../../contract/booking/booking.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { isValidStay, nightsOf, todayInBerlin, type Stay } from '../../../../domain/stay.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import PriceCalendar from '../../../features/price-calendar/price-calendar.tsx';
import type { CalendarPricesInput } from '../../../features/price-calendar/use-calendar-prices.ts';
import { packCalendar, type PackedCalendar } from '../../../features/stay-picker/packed-calendar.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import type { ChangeWish } from './change-draft.ts';

type Loaded = ResponseOf<Api['getChangeCalendar']>;

/** The price calendar as this guest may choose from it: the nights of the own booking are free. */
export default function ChangeCalendar({
  booking,
  link,
  wish,
  onStay,
}: {
  booking: Booking;
  link: BookingLink;
  wish: ChangeWish;
  onStay: (stay: Stay) => void;
}): ReactNode {
  const { t } = useTexts();
  const [calendar, setCalendar] = useState<PackedCalendar | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // What came with the calendar serves its first prices too.
  const first = useRef<{ key: string; loaded: Loaded } | null>(null);
  const { objectNumber } = booking.object;
  const { persons, childAges = [], pets = 0 } = wish;
  const shown = isValidStay(wish, todayInBerlin(new Date())) ? wish : booking;
  const asked: CalendarPricesInput = {
    objectNumber,
    duration: Math.min(nightsOf(shown), 365),
    persons,
    childAges,
    pets,
  };

  const load = (input: CalendarPricesInput, signal: AbortSignal): Promise<Loaded> => {
    const { objectNumber: _home, ...party } = input;
    return browserApi.call(
      'getChangeCalendar',
      { ...party, childAges: [...party.childAges], bookingID: Number(link.id), bookingHash: link.hash },
      { signal },
    );
  };
  useEffect(() => {
    const cancel = new AbortController();
    load(asked, cancel.signal).then(
      (loaded) => {
        first.current = { key: JSON.stringify(asked), loaded };
        setCalendar(packCalendar(loaded.calendar));
        setFailed(false);
      },
      () => {
        if (!cancel.signal.aborted) setFailed(true);
      },
    );
    return () => cancel.abort();
    // The days of the home do not depend on the party, and prices are loaded by the calendar itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);

  if (failed) {
    return (
      <Notice kind="warning" role="alert" title={t('object.priceCalendar.failed')}>
        <Button small onClick={() => setAttempt(attempt + 1)}>
          {t('booking.retry')}
        </Button>
      </Notice>
    );
  }
  if (!calendar) return <p role="status">{t('booking.price.updating')}</p>;
  return (
    <PriceCalendar
      objectNumber={objectNumber}
      calendar={calendar}
      seasons={[]}
      stay={{ startDate: shown.startDate, endDate: shown.endDate, persons, childAges, pets }}
      takesFocus
      loadPrices={(input, signal) =>
        first.current?.key === JSON.stringify(input)
          ? Promise.resolve(first.current.loaded)
          : load(input, signal)
      }
      onStay={onStay}
    />
  );
}
