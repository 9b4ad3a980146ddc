import { Suspense, useState, type ReactNode } from 'react';
import type { Rating as RatingData } from '../../../contract/ratings/list-ratings.ts';
import { cachedCall } from '../../app/calls/kept-call.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import { RatingPhotos } from './rating-photos.tsx';
import styles from './ratings-section.module.css';

const ReportRating = lazyPart(() => import('./report-rating.tsx'), 'report-rating');

type Translation = RatingData['translations'][string];

export function RatingEntry({
  rating,
  objectNumber,
  translatable,
}: {
  rating: RatingData;
  objectNumber: number;
  /** True for a text without a translation, which can be translated on demand. */
  translatable: boolean;
}): ReactNode {
  const { t, format, language } = useTexts();
  const [translation, setTranslation] = useState<Translation | null>(rating.translations[language] ?? null);
  const [state, setState] = useState<'original' | 'translated' | 'loading' | 'failed'>('original');
  const [reports, setReports] = useState(false);
  const { travelData } = rating;
  const isForeign = rating.language !== language;
  const canTranslate = translatable || rating.translations[language] !== undefined;
  const shownTexts = state === 'translated' && translation ? translation : rating;

  const translate = async (): Promise<void> => {
    if (translation) return setState('translated');
    setState('loading');
    try {
      const { ratings } = await cachedCall('listRatings', {
        objectNumber,
        languageCode: language,
        translationRatingId: rating.ratingid,
      });
      const existingTranslation = ratings.find(({ ratingid }) => ratingid === rating.ratingid)?.translations[
        language
      ];
      setTranslation(existingTranslation ?? null);
      setState(existingTranslation ? 'translated' : 'failed');
    } catch {
      setState('failed');
    }
  };

  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <span className={styles.stars}>
          <span aria-hidden="true" className={styles.star}>
            <Icon name="star" size={18} />
          </span>
          <b>{format.number(rating.average, 1)}</b>
          <span className="visually-hidden">{t('ratings.ofFive')}</span>
        </span>
        <b>{travelData.travellerName}</b>
        <span className={styles.meta}>
          {t.has(`ratings.travelType.${travelData.travelType}`) &&
            `${t(`ratings.travelType.${travelData.travelType}`)}, `}
          {t('ratings.travelled', { month: format.month(travelData.travelStart) })}
        </span>
        {/* The summary above states once that demo ratings are invented. */}
        {travelData.ratingTyp !== 'demo' && (
          <span className={styles.provenance}>{t(`ratings.provenance.${travelData.ratingTyp}`)}</span>
        )}
      </p>
      {shownTexts.text && (
        <p lang={state === 'translated' ? language : rating.language} className={styles.text}>
          {shownTexts.text}
        </p>
      )}
      <RatingPhotos rating={rating} />
      {shownTexts.landlordAnswer && (
        <blockquote className={styles.answer} lang={state === 'translated' ? language : rating.language}>
          <b lang={language}>{t('ratings.answer')}</b> {shownTexts.landlordAnswer}
        </blockquote>
      )}
      {isForeign && rating.text && (
        <p className={styles.meta}>
          {state === 'original' &&
            t.has(`object.source.in.${rating.language}`) &&
            t('object.source.original', { language: t(`object.source.in.${rating.language}`) })}{' '}
          {!canTranslate && t('ratings.browserTranslates')}
          <span role="status">
            {state === 'failed' && t('ratings.noTranslation')}
            {state === 'translated' &&
              t('object.source.translated', { language: t(`object.source.from.${rating.language}`) })}
          </span>{' '}
          {canTranslate && state !== 'failed' && (
            <Button
              variant="quiet"
              small
              className={state === 'translated' ? undefined : styles.flush}
              busy={state === 'loading'}
              aria-label={
                state === 'translated'
                  ? undefined
                  : t('ratings.translateOf', { name: travelData.travellerName })
              }
              onClick={() => (state === 'translated' ? setState('original') : void translate())}
            >
              {t(state === 'translated' ? 'object.source.showOriginal' : 'ratings.translate')}
            </Button>
          )}
        </p>
      )}
      {/* Invented ratings cannot be reported. */}
      {travelData.ratingTyp !== 'demo' && (
        <p>
          <Button
            variant="quiet"
            small
            className={styles.flush}
            aria-label={t('ratings.reportOf', { name: travelData.travellerName })}
            onClick={() => setReports(true)}
          >
            {t('ratings.report')}
          </Button>
        </p>
      )}
      {reports && (
        <Suspense fallback={null}>
          <ReportRating
            ratingid={rating.ratingid}
            name={travelData.travellerName}
            hasAnswer={rating.landlordAnswer !== null}
            onClose={() => setReports(false)}
          />
        </Suspense>
      )}
    </li>
  );
}
