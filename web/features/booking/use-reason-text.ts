import { useTexts } from '../../app/texts-context.tsx';

/** Says why a stay cannot be booked, from the status of its price and the nights that the status is about. */
export function useReasonText(): (reason: string | null, nights: number | null) => string {
  const { t } = useTexts();
  return (reason, nights) => {
    const key = `booking.reason.${reason ?? 'booked'}`;
    return t.has(key) ? t(key, { nights: nights ?? 0 }) : t('booking.reason.booked');
  };
}
