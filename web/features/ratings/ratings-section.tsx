import { Suspense, useRef, useState, type ReactNode } from 'react';
import type { RatingsPage } from '../../../contract/ratings/list-ratings.ts';
import { cachedCall } from '../../app/calls/kept-call.ts';
import { classNames } from '../../components/class-names.ts';
import { Button } from '../../components/button.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { PartVotes } from './part-votes.tsx';
import { RatingEntry } from './rating-entry.tsx';
import { Rating } from './rating.tsx';
import type { RatingsQuery } from './ratings-controls.tsx';
import styles from './ratings-section.module.css';

const RatingsControls = lazyPart(() => import('./ratings-controls.tsx'), 'ratings-controls');

/** Number of ratings shown at first, because the page of a home is long; on phones one less. */
const shownAtFirst = 3;

export function RatingsSection({
  objectNumber,
  first,
}: {
  objectNumber: number;
  first: RatingsPage | null;
}): ReactNode {
  const { t, language } = useTexts();
  const [page, setPage] = useState(first);
  const [state, setState] = useState<'shown' | 'loading' | 'failed'>(first ? 'shown' : 'failed');
  const [sought, setSought] = useState<RatingsQuery>({ travelType: '', order: 'newest', words: '' });
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const load = async (pageNr: number, change: Partial<RatingsQuery> = {}): Promise<void> => {
    const { travelType, order, words } = { ...sought, ...change };
    setState('loading');
    setSought({ travelType, order, words });
    try {
      setPage(
        await cachedCall('listRatings', {
          objectNumber,
          languageCode: language,
          pageNr,
          ...(travelType !== '' && { travelType }),
          ...(order !== 'newest' && { order }),
          ...(words !== '' && { words }),
        }),
      );
      setState('shown');
    } catch {
      setState('failed');
    }
  };
  const turnTo = async (pageNr: number): Promise<void> => {
    await load(pageNr);
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  };

  const summary = page?.summary;
  const isFolded = !isOpen && page !== null && (page.pages > 1 || page.ratings.length > shownAtFirst);
  return (
    <section aria-labelledby="ratings" aria-busy={state === 'loading'}>
      <h2 id="ratings" tabIndex={-1} ref={heading}>
        {t('ratings.heading')}
      </h2>
      {state === 'failed' && (
        <Notice kind="danger" role="alert" title={t('ratings.failed')}>
          <Button small onClick={() => void load(page?.pageNr ?? 1)}>
            {t('errors.retry')}
          </Button>
        </Notice>
      )}
      {summary && summary.total === 0 && <p className={styles.none}>{t('ratings.none')}</p>}
      {page && summary && summary.average !== null && summary.total > 0 && (
        <>
          <p className={styles.average}>
            <Rating average={summary.average} count={summary.total} large />
          </p>
          {summary.provenance && (
            <p className={styles.note}>{t(`ratings.summaryProvenance.${summary.provenance}`)}</p>
          )}
          <details className={styles.how}>
            <summary>{t('ratings.howHeading')}</summary>
            <p className={styles.note}>{t('ratings.how')}</p>
          </details>
          {summary.votes && <PartVotes votes={summary.votes} />}
          {isOpen && (
            <Suspense fallback={null}>
              <RatingsControls
                query={sought}
                travelTypes={page.travelTypes}
                onQuery={(change) => void load(1, change)}
              />
            </Suspense>
          )}
          <p className="visually-hidden" role="status">
            {state === 'shown' && sought.travelType !== ''
              ? t('ratings.shownOf', { travelType: t(`ratings.travelType.${sought.travelType}`) })
              : ''}
          </p>
          {page.ratings.length === 0 && sought.words !== '' && (
            <p role="status" className={styles.none}>
              {t('ratings.noWords', { words: sought.words })}
            </p>
          )}
          <ul className={classNames(styles.list, isFolded && styles.folded)}>
            {page.ratings.slice(0, isFolded ? shownAtFirst : undefined).map((rating) => (
              <RatingEntry
                key={rating.ratingid}
                rating={rating}
                objectNumber={objectNumber}
                translatable={page.translatable}
              />
            ))}
          </ul>
          {isFolded && (
            <Button data-testid="all-ratings" onClick={() => setOpen(true)}>
              {t('ratings.all')}
            </Button>
          )}
          {isOpen && page.pages > 1 && (
            <div className={styles.paging}>
              <Button
                small
                disabled={page.pageNr <= 1 || state === 'loading'}
                onClick={() => void turnTo(page.pageNr - 1)}
              >
                {t(sought.order === 'newest' ? 'ratings.newer' : 'ratings.previous')}
              </Button>
              <span>{t('ratings.page', { page: page.pageNr, pages: page.pages })}</span>
              <Button
                small
                disabled={page.pageNr >= page.pages || state === 'loading'}
                onClick={() => void turnTo(page.pageNr + 1)}
              >
                {t(sought.order === 'newest' ? 'ratings.older' : 'ratings.next')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
