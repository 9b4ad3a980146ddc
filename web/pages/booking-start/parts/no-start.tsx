import type { ReactNode } from 'react';
import { useRoutes } from '../../../app/routes-context.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useStore } from '../../../app/stores/use-store.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { StayPage } from '../../../features/booking/bookable-home.ts';
import { findMadeBooking, linkSecretOf, madeBookings } from '../../../features/booking/link-secrets.ts';
import { OwnBooking } from '../../../features/booking/failure-notice.tsx';
import { useReasonText } from '../../../features/booking/use-reason-text.ts';
import { HomeStrip } from '../../../features/booking/home-heading.tsx';
import styles from '../../../features/booking/layout.module.css';
import { StayFacts } from '../../../features/booking/stay-facts.tsx';
import { useTexts } from '../../../app/texts-context.tsx';

const standing: ReadonlySet<string> = new Set(['option', 'booked', 'confirmed']);

/** Number of this tab's booking that has the nights; the server is asked whether it still exists. */
function useOwnBooking(page: StayPage | null): number | null {
  const made = useStore(madeBookings);
  const own =
    page?.quote?.price.status === 'booked' ? findMadeBooking(made, page.home.objectNumber, page.stay) : null;
  const bookingHash = own ? linkSecretOf(String(own.id)).hash : '';
  const { answer } = useCall('getBooking', own && { bookingID: own.id, bookingHash });
  return own && answer && standing.has(answer.status) ? own.id : null;
}

/** Says why no booking can begin (no home, no dates, or invalid dates), and offers ways on. */
export default function NoStart({ page }: { page: StayPage | null }): ReactNode {
  const { t, language } = useTexts();
  const own = useOwnBooking(page);
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
          {own !== null ? (
            <Notice role="status" title={t('booking.own.title')} data-testid="own-nights">
              <OwnBooking id={own} />
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
        <ButtonLink variant={own === null ? 'primary' : 'secondary'} to={objectPath}>
          {t(quote ? 'booking.otherDates' : 'booking.dates.toObject')}
        </ButtonLink>
        <ButtonLink to={home.similarPath}>{t('booking.similar')}</ButtonLink>
      </div>
    </Card>
  );
}
