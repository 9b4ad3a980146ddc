import { useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { RatingResponse } from '../../../contract/guest-ratings/rating-response.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ActingBand } from '../../features/acting/acting-band.tsx';
import styles from '../parts/landlord.module.css';
import { RatingCard } from '../parts/rating-card.tsx';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { landlordHandle as handle } from '../landlord-room.ts';

export default function RatingAnswerPage(): ReactNode {
  const { t, language } = useTexts();
  const { ratingNumber, loginPath } = useLoaderData<typeof load>();
  const hydrated = useHydrated();
  const hash = hydrated ? (window.linkSecret?.hash ?? '') : '';
  const isAsked = hydrated && ratingNumber > 0;
  const { answer, failure, retry } = useCall(
    'getRatingResponse',
    isAsked ? { ratingNumber, hash, languageCode: language } : null,
  );
  const [changed, setChanged] = useState<RatingResponse | null>(null);
  const isMissing = (hydrated && ratingNumber === 0) || failure?.status === 404;
  const currentRating = changed ?? answer;
  return (
    <div className={`container ${styles.page}`}>
      <ActingBand />
      <h1>{t('landlord.ratings.answerTitle')}</h1>
      {currentRating && <RatingCard rating={currentRating} hash={hash} isOpen onChange={setChanged} />}
      {isMissing && (
        <Notice kind="warning" role="alert" title={t('landlord.ratings.unknown')}>
          <p>{t('landlord.ratings.unknownText')}</p>
          {/* A plain link, because the target belongs to other routes and needs a full page load. */}
          <p>
            <a href={loginPath}>{t('landlord.area.login')}</a>
          </p>
        </Notice>
      )}
      {failure && !isMissing && (
        <Notice kind="warning" role="alert">
          <p>{t('landlord.area.states.failed')}</p>
          <Button onClick={retry}>{t('landlord.retry')}</Button>
        </Notice>
      )}
      {!currentRating && !failure && !isMissing && (
        <Card aria-busy="true" className={styles.stack}>
          <p className="no-script-only">{t('landlord.area.noScript')}</p>
          <p className="visually-hidden" role="status">
            {t('landlord.area.loading')}
          </p>
          <Skeleton form="title" />
          <Skeleton />
        </Card>
      )}
    </div>
  );
}
