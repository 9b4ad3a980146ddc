import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Booking } from '../../../../contract/booking/booking.ts';
import { pathOf } from '../../../../domain/routes.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { CheckboxCard } from '../../../components/choice.tsx';
import styles from '../../../features/booking/booking.module.css';
import { FailureNotice } from '../../../features/booking/failure-notice.tsx';
import { totalOf } from '../../../features/booking/price-breakdown.tsx';
import { toBookingFailure, type BookingFailure } from '../../../features/booking/send-booking.ts';
import type { BookingLink } from '../../../features/booking/use-linked.ts';
import { useTexts } from '../../../shell/texts-context.tsx';

const minuteMs = 60_000;

/** Time left of a hold; null once it is over. */
function useTimeLeft(until: string): { days: number; hours: number; minutes: number } | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 4);
    return () => clearInterval(timer);
  }, []);
  const left = Math.floor((Date.parse(until) - now) / minuteMs);
  if (left < 0) return null;
  return { days: Math.floor(left / 1440), hours: Math.floor(left / 60) % 24, minutes: left % 60 };
}

/** A hold with the time that it has left, and the button that books it. */
export function ConvertOption({
  booking,
  link,
  onChange,
  onReload,
}: {
  booking: Booking;
  link: BookingLink;
  onChange: (booking: Booking) => void;
  onReload: () => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const left = useTimeLeft(booking.holdUntil ?? booking.createdAt);
  const [acceptTerms, setAcceptTerms] = useState(false);
  const [termsMissing, setTermsMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  const key = useRef<{ price: number; key: string } | null>(null);
  const price = failure?.newPrice ?? booking.price;
  const objectPath = pathOf('ObjectPage', language, { objectNumber: booking.object.objectNumber });

  const convert = async (): Promise<void> => {
    if (!acceptTerms) {
      setTermsMissing(true);
      return;
    }
    const expectedPrice = price.priceObject.priceComplete;
    // A retry keeps its key; another price is another attempt.
    if (key.current?.price !== expectedPrice) {
      key.current = { price: expectedPrice, key: crypto.randomUUID() };
    }
    setSending(true);
    try {
      onChange(
        await browserApi.call('convertOption', {
          bookingID: Number(link.id),
          bookingHash: link.hash,
          idempotencyKey: key.current.key,
          acceptTerms,
          expectedPrice,
        }),
      );
    } catch (error) {
      const found = toBookingFailure(error);
      if (found.type === 'idempotency-conflict') key.current = null;
      if (found.type === 'price-changed') setAcceptTerms(false);
      setFailure(found);
      setSending(false);
    }
  };

  return (
    <Card className={styles.submit}>
      <h2 className={styles.cardTitle}>{t('booking.convert.title')}</h2>
      {booking.holdUntil && (
        <div>
          <p>{t('booking.hold.until', { moment: format.moment(booking.holdUntil) })}</p>
          <p className={styles.countdown} data-testid="hold-left">
            {left ? t('booking.hold.left', left) : t('booking.hold.over')}
          </p>
        </div>
      )}
      {failure && (
        <FailureNotice
          failure={failure}
          oldPrice={booking.price.priceObject.priceComplete}
          calendarPath={objectPath}
          similarPath={pathOf('Search', language)}
          onRetry={() => void convert()}
        />
      )}
      {left ? (
        <>
          <p>{t('booking.convert.text', { amount: format.money(totalOf(price)) })}</p>
          <CheckboxCard
            name="acceptTerms"
            checked={acceptTerms}
            invalid={termsMissing && !acceptTerms}
            onChange={(event) => setAcceptTerms(event.target.checked)}
            label={t('booking.terms.label')}
          />
          {termsMissing && !acceptTerms && (
            <p className={styles.error} role="alert">
              {t('booking.invalid.terms')}
            </p>
          )}
          <p className={`${styles.links} ${styles.small}`}>
            {t('booking.terms.links')}
            <a href={pathOf('terms', language)} target="_blank" rel="noopener">
              {t('booking.terms.terms')}
            </a>
          </p>
          <p className={styles.small}>{t('booking.cancellation.noWithdrawal')}</p>
          <Button
            variant="primary"
            wide
            busy={sending}
            disabled={sending}
            onClick={() => void convert()}
            data-testid="book-now"
          >
            {t('booking.submit.booking')}
          </Button>
        </>
      ) : (
        <Button onClick={onReload}>{t('booking.retry')}</Button>
      )}
    </Card>
  );
}
