import { useRef, useState, type ReactNode } from 'react';
import type { RatingsPage } from '../../../contract/ratings/list-ratings.ts';
import type { TravelType } from '../../../domain/rating.ts';
import { keptCall } from '../../app/calls/kept-call.ts';
import { Button } from '../../components/button.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { Notice } from '../../components/notice.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { PartVotes } from './part-votes.tsx';
import { RatingEntry } from './rating-entry.tsx';
import { Rating } from './rating.tsx';
import styles from './ratings-section.module.css';

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
  const [travelType, setTravelType] = useState<TravelType | ''>('');
  const heading = useRef<HTMLHeadingElement>(null);

  const load = async (pageNr: number, of = travelType): Promise<void> => {
    setState('loading');
    setTravelType(of);
    try {
      setPage(
        await keptCall('listRatings', {
          objectNumber,
          languageCode: language,
          pageNr,
          ...(of !== '' && { travelType: of }),
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
          {page.travelTypes.length > 1 && (
            <div className={styles.travelTypes}>
              <ChoicePills
                legend={t('ratings.travelTypes')}
                name="travelType"
                value={travelType}
                choices={[
                  { value: '', label: t('ratings.everybody') },
                  ...page.travelTypes.map((group) => ({
                    value: group.travelType,
                    label: t('ratings.travelTypeCount', {
                      travelType: t(`ratings.travelType.${group.travelType}`),
                      count: group.count,
                    }),
                  })),
                ]}
                onChange={(value) => void load(1, value as TravelType | '')}
              />
            </div>
          )}
          <p className="visually-hidden" role="status">
            {state === 'shown' && travelType !== ''
              ? t('ratings.shownOf', { travelType: t(`ratings.travelType.${travelType}`) })
              : ''}
          </p>
          <ul className={styles.list}>
            {page.ratings.map((rating) => (
              <RatingEntry
                key={rating.ratingid}
                rating={rating}
                objectNumber={objectNumber}
                translatable={page.translatable}
              />
            ))}
          </ul>
          {page.pages > 1 && (
            <div className={styles.paging}>
              <Button
                small
                disabled={page.pageNr <= 1 || state === 'loading'}
                onClick={() => void turnTo(page.pageNr - 1)}
              >
                {t('ratings.newer')}
              </Button>
              <span>{t('ratings.page', { page: page.pageNr, pages: page.pages })}</span>
              <Button
                small
                disabled={page.pageNr >= page.pages || state === 'loading'}
                onClick={() => void turnTo(page.pageNr + 1)}
              >
                {t('ratings.older')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
