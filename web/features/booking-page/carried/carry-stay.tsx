import { useEffect, useState, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { useToday } from '../../../app/use-today.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../booking/layout.module.css';
import { useOfficeLine, type OfficeLine } from '../../office/office-line.ts';
import { canStoreStays, deleteStoredStay, isStayStored, storeStay } from './carried-stays.ts';
import { stayDocument } from './stay-document.ts';

type State = 'unknown' | 'none' | 'carried' | 'failed';

/**
 * Stores the stay on this device for use without a network. Each visit of the booking's page updates the copy; a cancelled or past booking
 * is deleted.
 */
export function CarryStay({ booking }: { booking: Booking }): ReactNode {
  const { t, format, language } = useTexts();
  const today = useToday();
  const root = useRouteLoaderData<{ office: OfficeLine }>('root');
  const office = useOfficeLine(root?.office ?? null);
  const { bookingID, status, endDate } = booking;
  const isBinding = (status === 'booked' || status === 'confirmed') && endDate >= today;
  const [state, setState] = useState<State>('unknown');
  const html = stayDocument({ booking, language, t, format, phone: office?.phone ?? null });

  useEffect(() => {
    if (!canStoreStays()) return;
    const renew = async (): Promise<State> => {
      if (!(await isStayStored(bookingID))) return 'none';
      if (!isBinding) {
        await deleteStoredStay(bookingID);
        return 'none';
      }
      await storeStay(bookingID, html, endDate);
      return 'carried';
    };
    void renew().then(setState, () => setState('none'));
  }, [bookingID, isBinding, endDate, html]);

  if (!isBinding || state === 'unknown') return null;
  const keep = (): void => {
    void storeStay(bookingID, html, endDate).then(
      () => setState('carried'),
      () => setState('failed'),
    );
  };
  const forget = (): void => {
    void deleteStoredStay(bookingID).then(
      () => setState('none'),
      () => setState('failed'),
    );
  };
  return (
    <Card className={styles.stack} data-testid="carry-stay">
      <h2 className={styles.cardTitle}>{t('booking.carried.title')}</h2>
      <p role="status">
        {state === 'carried'
          ? t('booking.carried.done', { date: format.dateWithWeekday(endDate) })
          : state === 'failed'
            ? t('booking.carried.failed')
            : t('booking.carried.text')}
      </p>
      {state === 'carried' && <p className={styles.small}>{t('booking.carried.homeScreen')}</p>}
      <p className={styles.actions}>
        {state === 'carried' ? (
          <Button onClick={forget} data-testid="forget-stay">
            {t('booking.carried.forget')}
          </Button>
        ) : (
          <Button onClick={keep} data-testid="keep-stay">
            {t('booking.carried.keep')}
          </Button>
        )}
      </p>
    </Card>
  );
}
