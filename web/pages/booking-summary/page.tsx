import { useMemo, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pathOf } from '../../../domain/routes.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { draftFromQuery } from '../../features/booking/booking-draft.ts';
import styles from '../../features/booking/booking.module.css';
import { useDraft } from '../../features/booking/draft-storage.ts';
import { StayBar } from '../../features/booking/stay-bar.tsx';
import { StepTrail } from '../../features/booking/step-trail.tsx';
import { validateDraft } from '../../features/booking/validate-draft.ts';
import { pageMeta } from '../../shell/page-head.ts';
import { useTexts } from '../../shell/texts-context.tsx';
import type { BookingSummaryData } from './load.ts';
import { SummaryForm } from './parts/summary-form.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;

/** Second step: everything once more, and the one button that books. */
export default function BookingSummaryPage(): ReactNode {
  const { method, page } = useLoaderData<BookingSummaryData>();
  const { t, language } = useTexts();
  const hydrated = useHydrated();
  const { home, stay, quote } = page;
  const fresh = useMemo(() => draftFromQuery(stay), [stay]);
  const { draft, update } = useDraft(home.objectNumber, fresh);
  const start = pathOf(method === 'option' ? 'OptionStart' : 'BookingStart', language, {
    objectNumber: home.objectNumber,
  });

  const content = (): ReactNode => {
    if (!hydrated) {
      return (
        <div className={styles.columns}>
          {quote && <StayBar home={home} stay={stay} price={quote.price} />}
          <div className={`${styles.main} ${styles.skeleton}`} aria-busy="true">
            <p className="visually-hidden">{t('booking.summary.loading')}</p>
          </div>
        </div>
      );
    }
    const complete = draft !== null && Object.keys(validateDraft(draft, method, home)).length === 0;
    if (!complete || draft.startDate === '' || draft.endDate === '') {
      return (
        <Notice kind="warning" title={t('booking.summary.incomplete.title')}>
          <p>{t('booking.summary.incomplete.text')}</p>
          <ButtonLink variant="primary" to={`${start}?${fresh.begunWith}`}>
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
        draft={draft}
        update={update}
        startPath={start}
      />
    );
  };

  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <StepTrail step={2} method={method} />
        <h1>{t(`booking.summary.title.${method}`)}</h1>
        <p className="no-script-only">{t('booking.start.noScript')}</p>
      </header>
      {content()}
    </div>
  );
}
