import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pathOf } from '../../../domain/routes.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import styles from '../../features/booking/layout.module.css';
import { useReasonText } from '../../features/booking/failure-notice.tsx';
import { HomeStrip } from '../../features/booking/home-heading.tsx';
import { StayFacts } from '../../features/booking/stay-facts.tsx';
import { StepTrail } from '../../features/booking/step-trail.tsx';
import { pageMeta } from '../../shell/page-head.ts';
import { useTexts } from '../../shell/texts-context.tsx';
import type { BookingStartData } from './load.ts';
import { StartForm } from './parts/start-form.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;

/** First step: who comes, what is added, who books. */
export default function BookingStartPage(): ReactNode {
  const { method, page, countries } = useLoaderData<BookingStartData>();
  const { t, language } = useTexts();
  const reasonText = useReasonText();

  const explanation = (): ReactNode => {
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
    const objectPath = pathOf('ObjectPage', language, { objectNumber: page.home.objectNumber });
    const home = <HomeStrip home={{ ...page.home, path: objectPath }} />;
    if (!page.quote) {
      return (
        <Card className={styles.stack}>
          {home}
          <Notice kind="warning" title={t('booking.dates.title')}>
            <p>{t('booking.dates.text')}</p>
          </Notice>
          <div className={styles.actions}>
            <ButtonLink variant="primary" to={objectPath}>
              {t('booking.dates.toObject')}
            </ButtonLink>
            <ButtonLink to={page.home.similarPath}>{t('booking.similar')}</ButtonLink>
          </div>
        </Card>
      );
    }
    return (
      <Card className={styles.stack}>
        {home}
        <StayFacts home={page.home} stay={page.stay} />
        <Notice
          kind="warning"
          title={t('booking.notBookable.title')}
          data-testid="not-bookable"
          data-reason={page.quote.price.status}
        >
          <p>{reasonText(page.quote.price.status, page.quote.price.statusNights)}</p>
        </Notice>
        <div className={styles.actions}>
          <ButtonLink variant="primary" to={objectPath}>
            {t('booking.otherDates')}
          </ButtonLink>
          <ButtonLink to={page.home.similarPath}>{t('booking.similar')}</ButtonLink>
        </div>
      </Card>
    );
  };

  const quote = page?.quote ?? null;
  // A party that is too large is corrected in the form; other reasons need other dates.
  const bookable =
    quote !== null && ['free', 'tooManyPersons', 'petsNotAllowed'].includes(quote.price.status);
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <StepTrail step={1} method={method} />
        <h1>{t(`booking.start.title.${method}`)}</h1>
        {method === 'option' && <p className={styles.lead}>{t('booking.start.optionIntro')}</p>}
        <p className="no-script-only">{t('booking.start.noScript')}</p>
      </header>
      {page && quote && bookable ? (
        <StartForm
          key={page.home.objectNumber}
          method={method}
          home={page.home}
          stay={page.stay}
          quote={quote}
          today={page.today}
          countries={countries}
        />
      ) : (
        explanation()
      )}
    </div>
  );
}
