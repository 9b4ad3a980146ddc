import { euros } from '../../../domain/money.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { Night } from './nights.ts';

/** Returns a function that describes a night in words for screen readers. */
export function useDayWords(): (night: Night, day: { isPast: boolean; isEnd: boolean }) => string {
  const { t, format } = useTexts();
  const describeNight = ({ look, taken, season }: Night): string => {
    if (look === 'own' && taken!.note !== '')
      return t('landlord.calendar.day.ownNote', { note: taken!.note });
    return t(`landlord.calendar.day.${look}`, {
      guest: taken?.guest ?? '',
      price: format.money(season?.nightly ?? euros(0)),
      count: season?.minStay ?? 1,
    });
  };
  return (night, { isPast, isEnd }) =>
    [
      isEnd && t('landlord.calendar.day.departure'),
      night.season?.name,
      isPast && !night.taken ? t('landlord.calendar.day.past') : describeNight(night),
    ]
      .filter(Boolean)
      .join(', ');
}
