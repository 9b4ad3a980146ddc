import type { ReactNode } from 'react';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import styles from './layout.module.css';

/** Says that the nights are taken by the guest's own booking, and leads to it: this browser may open it without its link. */
export function OwnBooking({ id }: { id: number }): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  return (
    <>
      <p>{t('booking.own.text')}</p>
      <div className={styles.links}>
        <ButtonLink
          small
          variant="primary"
          to={`${pathOf('bookingView', language)}?bookingID=${id}`}
          data-testid="own-booking"
        >
          {t('booking.own.open')}
        </ButtonLink>
      </div>
    </>
  );
}
