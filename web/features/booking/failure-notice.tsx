import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './layout.module.css';
import { inputToCorrect, type BookingFailure } from './booking-failure.ts';
import { fieldId } from './error-summary.tsx';
import { serviceName, totalPrice } from './price-rows.ts';
import { useReasonText } from './use-reason-text.ts';
import type { Euros } from '../../../domain/money.ts';

/** Says that the guest's own booking has the nights, and links to it. This browser may open it by its cookie. */
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

export function FailureNotice({
  failure,
  oldPrice,
  calendarPath,
  similarPath,
  startPath,
  onRetry,
  retrying = false,
}: {
  failure: BookingFailure;
  oldPrice: Euros;
  calendarPath: string;
  similarPath: string;
  startPath?: string;
  onRetry?: () => void;
  retrying?: boolean;
}): ReactNode {
  const { t, format } = useTexts();
  const reasonText = useReasonText();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [failure]);
  const { type } = failure;
  const mend = type === 'not-bookable' ? inputToCorrect(failure.reason) : null;
  const isOfCode = mend === 'bonus' || mend === 'voucher';
  const isOfDates = type === 'capacity-taken' || mend === 'dates';
  const { excessive, newPrice, ownBooking } = failure;
  const text = excessive
    ? t('booking.extras.tooMany', { name: serviceName(excessive.code, t), most: excessive.most })
    : type === 'not-bookable'
      ? reasonText(failure.reason, failure.nights)
      : t(`booking.failure.${type}.text`, {
          old: format.money(oldPrice),
          new: format.money(newPrice ? totalPrice(newPrice) : oldPrice),
        });
  if (ownBooking !== null) {
    return (
      <div ref={ref} tabIndex={-1} data-testid="booking-failure" data-type="own">
        <Notice role="alert" title={t('booking.own.title')}>
          <OwnBooking id={ownBooking} />
        </Notice>
      </div>
    );
  }
  return (
    <div ref={ref} tabIndex={-1} data-testid="booking-failure" data-type={type}>
      <Notice
        kind={['price-changed', 'terms-changed', 'network'].includes(type) ? 'warning' : 'danger'}
        role="alert"
        title={t(`booking.failure.${isOfCode ? 'code-refused' : type}.title`)}
      >
        <p>{text}</p>
        <div className={styles.links}>
          {type === 'network' && onRetry && (
            <Button small variant="primary" busy={retrying} onClick={onRetry} data-testid="retry-booking">
              {t('booking.retry')}
            </Button>
          )}
          {isOfDates && (
            <ButtonLink small variant="primary" to={calendarPath}>
              {t('booking.otherDates')}
            </ButtonLink>
          )}
          {(type === 'capacity-taken' || type === 'object-removed') && (
            <ButtonLink small to={similarPath}>
              {t('booking.similar')}
            </ButtonLink>
          )}
          {(mend === 'bonus' || mend === 'details') && startPath && (
            <ButtonLink
              small
              variant="primary"
              to={mend === 'bonus' ? `${startPath}#${fieldId('bonus')}` : startPath}
            >
              {t('booking.summary.back')}
            </ButtonLink>
          )}
          {(type === 'invalid-customer' || mend === 'dates') && startPath && (
            <Link to={startPath}>{t('booking.summary.back')}</Link>
          )}
        </div>
      </Notice>
    </div>
  );
}
