import type { BookingRules } from '../../../../domain/pricing/booking-rules.ts';
import { useTexts } from '../../../app/texts-context.tsx';

/** Returns a function that describes the value of one booking rule. */
export function useRuleWords(): (field: keyof BookingRules, value: number | null) => string {
  const { t } = useTexts();
  return (field, value) => {
    if (value === null)
      return t(field === 'horizonMonths' ? 'landlord.editor.rules.twoYears' : 'landlord.editor.rules.off');
    if (field === 'leadDays')
      return value === 0
        ? t('landlord.editor.rules.onArrival')
        : t('landlord.editor.rules.daysBefore', { count: value });
    if (field === 'leadHour')
      return value === 24
        ? t('landlord.editor.rules.midnight')
        : t('landlord.editor.rules.hour', { hour: value });
    return field === 'horizonMonths'
      ? t('landlord.editor.rules.months', { count: value })
      : t('landlord.homes.bulk.nights', { count: value });
  };
}
