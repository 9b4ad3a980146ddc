import { useMemo, useState, type ReactNode } from 'react';
import type { Api } from '../../../../contract/api.ts';
import type { Booking } from '../../../../contract/booking/booking.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { isValidStay, countNights, type Stay } from '../../../../domain/stay.ts';
import { browserApi } from '../../../app/api/browser-api.ts';
import { useLatestCall } from '../../../app/calls/use-latest-call.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import PriceCalendar from '../../../features/price-calendar/price-calendar.tsx';
import type { CalendarPricesInput } from '../../../features/price-calendar/use-calendar-prices.ts';
import { packCalendar } from '../../../features/calendar/packed-calendar.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useToday } from '../../../app/use-today.ts';
import type { RequestedChange } from './change-draft.ts';

type Loaded = ResponseOf<Api['getChangeCalendar']>;

/** The price calendar for a change of a booking: the nights of the booking itself count as free. */
export default function ChangeCalendar({
  booking,
  link,
  requested,
  onStay,
}: {
  booking: Booking;
  link: BookingLink;
  requested: RequestedChange;
  onStay: (stay: Stay) => void;
}): ReactNode {
  const { t } = useTexts();
  const today = useToday();
  const { objectNumber } = booking.object;
  const { persons, childAges = [], pets = 0 } = requested;
  const shownStay = isValidStay(requested, today) ? requested : booking;
  const priceInput: CalendarPricesInput = {
    objectNumber,
    duration: Math.min(countNights(shownStay), 365),
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
  // A home's calendar does not depend on the party, so it is loaded once; the calendar loads later prices itself.
  const [first] = useState(priceInput);
  const { answer, failure, retry } = useLatestCall(load, first);
  const calendar = useMemo(() => answer && packCalendar(answer.calendar), [answer]);

  if (failure) {
    return (
      <Notice kind="warning" role="alert" title={t('object.priceCalendar.failed')}>
        <Button small onClick={retry}>
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
      stay={{ startDate: shownStay.startDate, endDate: shownStay.endDate, persons, childAges, pets }}
      takesFocus
      loadPrices={(input, signal) =>
        // The first answer already has the prices for the first input.
        answer && JSON.stringify(input) === JSON.stringify(first)
          ? Promise.resolve(answer)
          : load(input, signal)
      }
      onStay={onStay}
    />
  );
}
