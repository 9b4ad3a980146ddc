import type { ReactNode } from 'react';
import { isHoldOffered } from '../../../domain/booking/hold-rule.ts';
import type { GuestRouteName } from '../../../domain/guest-routes.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ButtonLink } from '../../components/button.tsx';
import type { HomeData } from '../home/home-data.ts';
import styles from './price-box.module.css';

/** Shows buttons to book, hold or request the home, or the reason why it cannot be booked. */
export function WaysToBook({
  home,
  status,
  arrival,
  today,
  path,
  query,
  askPath,
  paymentLine,
}: {
  home: HomeData['home'];
  status: string | undefined;
  /** Undefined until dates are chosen. */
  arrival: PlainDate | undefined;
  today: PlainDate;
  path: (name: GuestRouteName) => string;
  query: string;
  askPath: string;
  paymentLine: string;
}): ReactNode {
  const { t } = useTexts();
  const isBookable = status === 'free' && home.landlord.isReachable;
  return (
    <>
      {!home.landlord.isReachable && (
        <p className={styles.small} data-testid="no-provider">
          {t('object.box.noProvider')}
        </p>
      )}
      {isBookable && (
        <div className={styles.foot}>
          <ButtonLink variant="primary" wide to={path('BookingStart') + query} data-testid="book">
            {t('object.box.book')}
          </ButtonLink>
        </div>
      )}
      {home.landlord.isReachable && <p className={styles.small}>{paymentLine}</p>}
      {isBookable && (
        <div className={styles.actions}>
          {arrival !== undefined && isHoldOffered(today, arrival) && (
            <ButtonLink wide to={path('OptionStart') + query} data-testid="option">
              {t('object.box.option')}
            </ButtonLink>
          )}
          <p className={styles.small}>
            {t(home.instantBooking ? 'object.box.instant' : 'object.box.confirmed')}
          </p>
        </div>
      )}
      {home.landlord.isReachable && (arrival === undefined || (status ?? 'free') === 'free') && (
        <ButtonLink variant="quiet" wide to={path('Request') + query} data-testid="request">
          {t('object.box.request')}
        </ButtonLink>
      )}
      {home.landlord.isReachable && (
        <a className={styles.ask} href={askPath} rel="nofollow" data-testid="ask">
          {t('object.box.ask')}
        </a>
      )}
    </>
  );
}
