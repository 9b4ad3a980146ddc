import type { FormEvent, ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useRoutes } from '../../app/routes-context.ts';
import { isValidStay } from '../../../domain/stay.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { knownAges, personsOf, stayQueryOf } from '../../features/booking/booking-draft.ts';
import { CustomerFields } from '../../features/booking/customer-fields.tsx';
import { ErrorSummary } from '../../features/booking/error-summary.tsx';
import { FailureNotice } from '../../features/booking/failure-notice.tsx';
import { HomePortrait } from '../../features/booking/home-heading.tsx';
import styles from '../../features/booking/layout.module.css';
import { LegalLinks } from '../../features/booking/legal-links.tsx';
import { OfflineNotice } from '../../features/booking/offline-notice.tsx';
import { StayFacts } from '../../features/booking/stay-facts.tsx';
import { useEarlyTyping } from '../../features/booking/use-early-typing.ts';
import type { RequestData } from './load.ts';
import { RequestFields } from './parts/request-fields.tsx';
import { useRequest } from './use-request.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;

/** A question to the host, with the dates that it is about. Nothing is held and nothing is owed. */
export default function RequestPage(): ReactNode {
  const data = useLoaderData<RequestData>();
  const { home, today } = data;
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const hydrated = useHydrated();
  const request = useRequest(data);
  const { draft, update, errors, attempt, isSending, failure, isAskable, send } = request;
  const form = useEarlyTyping(draft, update);
  const objectPath = pathOf('ObjectPage', language, { objectNumber: home.objectNumber });

  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('booking.request.title')}</h1>
        <p className={styles.lead}>{t('booking.request.description')}</p>
        <p className="no-script-only">{t('booking.start.noScript')}</p>
      </header>
      <div className={styles.columns}>
        <aside className={`${styles.side} ${styles.sticky}`} aria-label={t('booking.stay.title')}>
          <Card className={styles.stack}>
            <HomePortrait home={{ ...home, path: objectPath }} />
            {isValidStay(draft, today) && (
              <StayFacts
                home={home}
                stay={{
                  startDate: draft.startDate,
                  endDate: draft.endDate,
                  persons: personsOf(draft),
                  childAges: knownAges(draft),
                  pets: draft.petSizes.length,
                  petSizes: draft.petSizes,
                }}
              />
            )}
          </Card>
        </aside>
        <form
          ref={form}
          method="post"
          className={styles.main}
          noValidate
          data-testid="request-form"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            send();
          }}
        >
          {failure && (
            <FailureNotice
              failure={failure}
              oldPrice={0}
              calendarPath={`${objectPath}?${stayQueryOf(draft)}`}
              similarPath={home.similarPath}
              onRetry={send}
              retrying={isSending}
            />
          )}
          <ErrorSummary errors={errors} attempt={attempt} />
          <RequestFields request={request} home={home} today={today} calendar={data.calendar} />
          <CustomerFields draft={draft} update={update} errors={errors} method="request" countries={[]} />
          <OfflineNotice />
          <LegalLinks lead="booking.request.terms" />
          <Button
            type="submit"
            variant="primary"
            busy={isSending}
            disabled={isSending || !hydrated || !isAskable}
            data-testid="send-request"
          >
            {t('booking.request.submit')}
          </Button>
          <p className={styles.small} role="status">
            {isSending ? t('booking.submit.sending') : ''}
          </p>
        </form>
      </div>
    </div>
  );
}
