import type { FormEvent, ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useRoutes } from '../../app/routes-context.ts';
import { isValidStay } from '../../../domain/stay.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { enteredAges, countPersons, toStayQuery } from '../../features/booking/booking-draft.ts';
import { CustomerFields } from '../../features/booking/customer-fields.tsx';
import { ErrorSummary } from '../../features/booking/error-summary.tsx';
import { FailureNotice } from '../../features/booking/failure-notice.tsx';
import styles from '../../features/booking/layout.module.css';
import { useEarlyTyping } from '../../features/booking/use-early-typing.ts';
import type { RequestData } from './load.ts';
import { RequestFields } from './parts/request-fields.tsx';
import { RequestOffer } from './parts/request-offer.tsx';
import { RequestSide } from './parts/request-side.tsx';
import { useRequest } from './use-request.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;

/** A guest's binding offer to book, which the host has to accept. The nights stay free until then. */
export default function RequestPage(): ReactNode {
  const data = useLoaderData<RequestData>();
  const { home, today, countries, questionPath } = data;
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const request = useRequest(data);
  const { draft, update, errors, attempt, isSending, failure, agreedPrice, send } = request;
  const form = useEarlyTyping(draft, update);
  const objectPath = pathOf('ObjectPage', language, { objectNumber: home.objectNumber });
  const stay = isValidStay(draft, today)
    ? {
        startDate: draft.startDate,
        endDate: draft.endDate,
        persons: countPersons(draft),
        childAges: enteredAges(draft),
        pets: draft.petSizes.length,
        petSizes: draft.petSizes,
      }
    : null;

  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('booking.request.title')}</h1>
        <p className={styles.lead}>{t('booking.request.description')}</p>
        <p className={styles.small}>
          {t('booking.request.question')} <a href={questionPath}>{t('booking.request.ask')}</a>
        </p>
        <p className="no-script-only">{t('booking.start.noScript')}</p>
      </header>
      <div className={styles.columns}>
        <RequestSide request={request} home={home} stay={stay} today={today} objectPath={objectPath} />
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
              oldPrice={agreedPrice}
              calendarPath={`${objectPath}?${toStayQuery(draft)}`}
              similarPath={home.similarPath}
              onRetry={send}
              retrying={isSending}
            />
          )}
          <ErrorSummary errors={errors} attempt={attempt} />
          <RequestFields request={request} home={home} today={today} calendar={data.calendar} />
          <CustomerFields
            draft={draft}
            update={update}
            errors={errors}
            method="request"
            countries={countries}
          />
          <RequestOffer request={request} home={home} stay={stay} today={today} />
        </form>
      </div>
    </div>
  );
}
