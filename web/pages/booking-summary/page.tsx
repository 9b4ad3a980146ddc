import { useUsualCountry } from '../../app/offered-languages.ts';
import { useMemo, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useRoutes } from '../../app/routes-context.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { draftFromQuery, toStayQuery } from '../../features/booking/booking-draft.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import styles from '../../features/booking/layout.module.css';
import { useDraft } from '../../features/booking/draft-storage.ts';
import { StayBar } from '../../features/booking/stay-bar.tsx';
import { StepTrail } from '../../features/booking/step-trail.tsx';
import { validateDraft } from '../../features/booking/validate-draft.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { BookingSummaryData } from './load.ts';
import { SummaryForm } from './parts/summary-form.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;

export default function BookingSummaryPage(): ReactNode {
  const { method, page } = useLoaderData<BookingSummaryData>();
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const hydrated = useHydrated();
  const { home, stay, quote, today } = page;
  const usualCountry = useUsualCountry();
  const fresh = useMemo(
    () => draftFromQuery(stay, home, language, usualCountry),
    [stay, home, language, usualCountry],
  );
  const { draft, update } = useDraft(home.objectNumber, fresh);
  const start = pathOf(method === 'option' ? 'OptionStart' : 'BookingStart', language, {
    objectNumber: home.objectNumber,
  });

  const content = (): ReactNode => {
    if (!hydrated) {
      return (
        <div className={styles.columns}>
          {quote && <StayBar home={home} stay={stay} price={quote.price} today={today} />}
          <Card className={styles.stack} aria-busy="true">
            <p className="visually-hidden">{t('booking.summary.loading')}</p>
            <Skeleton form="title" />
            <Skeleton />
            <Skeleton />
            <Skeleton form="button" />
          </Card>
        </div>
      );
    }
    const complete = draft !== null && Object.keys(validateDraft(draft, method, home)).length === 0;
    if (!complete || draft.startDate === '' || draft.endDate === '') {
      return (
        <Notice kind="warning" title={t('booking.summary.incomplete.title')}>
          <p>{t('booking.summary.incomplete.text')}</p>
          <ButtonLink variant="primary" to={`${start}?${fresh.fromQuery}`}>
            {t('booking.summary.back')}
          </ButtonLink>
        </Notice>
      );
    }
    return (
      <SummaryForm
        method={method}
        home={home}
        quote={quote}
        today={today}
        draft={draft}
        update={update}
        startPath={start}
      />
    );
  };

  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <StepTrail
          step={2}
          method={method}
          startPath={`${start}?${draft ? toStayQuery(draft) : fresh.fromQuery}`}
        />
        <h1>{t(`booking.summary.title.${method}`)}</h1>
        <p className="no-script-only">{t('booking.start.noScript')}</p>
      </header>
      {content()}
    </div>
  );
}
