import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import styles from '../../features/booking/layout.module.css';
import { StepTrail } from '../../features/booking/step-trail.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { BookingStartData } from './load.ts';
import { StartForm } from './parts/start-form.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;

// Loaded on demand, because most guests come with a home and valid dates. The server renders it for the others.
const NoStart = lazyPart(() => import('./parts/no-start.tsx'), 'no-start');

export default function BookingStartPage(): ReactNode {
  const { method, page, countries } = useLoaderData<BookingStartData>();
  const { t } = useTexts();
  const quote = page?.quote ?? null;
  // A party that is too large is corrected in the form; other reasons need other dates.
  const bookable =
    quote !== null &&
    ['free', 'tooManyPersons', 'tooManyAdults', 'petsNotAllowed'].includes(quote.price.status);
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
        <NoStart page={page} />
      )}
    </div>
  );
}
