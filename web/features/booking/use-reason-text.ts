import { useTexts } from '../../app/texts-context.tsx';

/** Explains why a stay cannot be booked, from the status of its price and the number of nights that the status refers to. */
export function useReasonText(): (reason: string | null, nights: number | null) => string {
  const { t } = useTexts();
  return (reason, nights) => {
    const key = `booking.reason.${reason ?? 'booked'}`;
    return t.has(key) ? t(key, { nights: nights ?? 0 }) : t('booking.reason.booked');
  };
}
