import { nightsBetween, type PlainDate } from '../../../domain/stay.ts';
import type { Translate } from '../../../texts/translate.ts';
import { getDay, departureFrom, type PackedCalendar } from './packed-calendar.ts';

export function explainDay(
  t: Translate,
  calendar: PackedCalendar,
  date: PlainDate,
  arrival: PlainDate | null,
): string {
  const day = getDay(calendar, date);
  if (!day) return t(`object.calendar.day.${date < calendar.from ? 'past' : 'beyondHorizon'}`);
  if (arrival !== null && date > arrival) {
    const nights = nightsBetween(arrival, date);
    const departure = departureFrom(calendar, arrival, date);
    if (departure === 'possible') return t('object.calendar.departure.possible', { count: nights });
    const start = getDay(calendar, arrival);
    if (departure === 'tooShort')
      return t('object.calendar.departure.tooShort', { count: start?.minStay ?? 0 });
    if (departure === 'tooLong')
      return t('object.calendar.departure.tooLong', { count: start?.maxStay ?? 0 });
    return t(`object.calendar.departure.${departure}`);
  }
  if (day.arrival) return t('object.calendar.day.arrival', { count: day.minStay });
  if (!day.free && day.departure) return t('object.calendar.day.departureOnly');
  return t(`object.calendar.day.${day.reason ?? 'noPrice'}`, { count: day.minStay });
}
