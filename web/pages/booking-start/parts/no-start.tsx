import type { ReactNode } from 'react';
import { useRoutes } from '../../../app/routes-context.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useStore } from '../../../app/stores/use-store.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { StayPage } from '../../../features/booking/bookable-home.ts';
import { findBookingOfTab, getLinkSecret, bookingsOfTab } from '../../../features/booking/link-secrets.ts';
import { OwnBooking } from '../../../features/booking/failure-notice.tsx';
import { useReasonText } from '../../../features/booking/use-reason-text.ts';
import { HomeStrip } from '../../../features/booking/home-heading.tsx';
import styles from '../../../features/booking/layout.module.css';
import { StayFacts } from '../../../features/booking/stay-facts.tsx';
import { useTexts } from '../../../app/texts-context.tsx';

const standing: ReadonlySet<string> = new Set(['option', 'booked', 'confirmed']);

/** Returns the number of this tab's booking that has the nights, if the server confirms that it still exists. */
function useOwnBooking(page: StayPage | null): number | null {
  const bookings = useStore(bookingsOfTab);
  const ownBooking =
    page?.quote?.price.status === 'booked'
      ? findBookingOfTab(bookings, page.home.objectNumber, page.stay)
      : null;
  const bookingHash = ownBooking ? getLinkSecret(String(ownBooking.id)).hash : '';
  const { answer } = useCall('getBooking', ownBooking && { bookingID: ownBooking.id, bookingHash });
  return ownBooking && answer && standing.has(answer.status) ? ownBooking.id : null;
}

/** Says why no booking can begin (no home, no dates, or invalid dates), and offers next steps. */
export default function NoStart({ page }: { page: StayPage | null }): ReactNode {
  const { t, language } = useTexts();
  const ownBooking = useOwnBooking(page);
  const { pathOf } = useRoutes();
  const reasonText = useReasonText();
  if (!page) {
    return (
      <Notice title={t('booking.empty.title')}>
        <p>{t('booking.empty.text')}</p>
        <ButtonLink variant="primary" to={pathOf('Search', language)}>
          {t('booking.empty.search')}
        </ButtonLink>
      </Notice>
    );
  }
  const { home, quote, stay } = page;
  const objectPath = pathOf('ObjectPage', language, { objectNumber: home.objectNumber });
  return (
    <Card className={styles.stack}>
      <HomeStrip home={{ ...home, path: objectPath }} />
      {quote ? (
        <>
          <StayFacts home={home} stay={stay} />
          {ownBooking !== null ? (
            <Notice role="status" title={t('booking.own.title')} data-testid="own-nights">
              <OwnBooking id={ownBooking} />
            </Notice>
          ) : (
            <Notice
              kind="warning"
              title={t('booking.notBookable.title')}
              data-testid="not-bookable"
              data-reason={quote.price.status}
            >
              <p>{reasonText(quote.price.status, quote.price.statusNights)}</p>
            </Notice>
          )}
        </>
      ) : (
        <Notice kind="warning" title={t('booking.dates.title')}>
          <p>{t('booking.dates.text')}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <ButtonLink variant={ownBooking === null ? 'primary' : 'secondary'} to={objectPath}>
          {t(quote ? 'booking.otherDates' : 'booking.dates.toObject')}
        </ButtonLink>
        <ButtonLink to={home.similarPath}>{t('booking.similar')}</ButtonLink>
      </div>
    </Card>
  );
}
