import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import type { HomeCluster } from '../../../contract/search/cluster-homes.ts';
import { serializeSearchFilter, type SearchFilter } from '../../../domain/search-filter.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { useRoutes } from '../../app/routes-context.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useToday } from '../../app/use-today.ts';
import { toCardHome, type CardHome } from '../home/card-home.ts';
import { homePath } from '../home/home-path.ts';
import { Rating } from '../ratings/rating.tsx';
import { getVisitPartner } from '../visitor/visit-partner.ts';
import styles from './home-preview.module.css';

const homesShown = 12;

export function HomePreview({
  cluster,
  listedHomes,
  query,
  onClose,
}: {
  cluster: HomeCluster;
  listedHomes: ReadonlyMap<number, CardHome>;
  query: SearchFilter;
  onClose: () => void;
}): ReactNode {
  const { t, language } = useTexts();
  // Stays the same while the preview is open, although the list may change its page.
  const [inList] = useState(() =>
    cluster.objectNumber === null ? undefined : listedHomes.get(cluster.objectNumber),
  );
  const position =
    cluster.objectNumber === null ? { BBoxString: cluster.bounds } : { objects: [cluster.objectNumber] };
  const today = useToday();
  const { answer, failure } = useCall(
    'searchObjects',
    inList
      ? null
      : {
          query: {
            ...serializeSearchFilter({ ...query, ...position }, { except: ['page'] }),
            objectsPerPage: homesShown,
          },
          languageCode: language,
          partner: getVisitPartner(),
          counts: '',
        },
  );
  const homes = useMemo(
    () => (inList ? [inList] : (answer?.hits.map((hit) => toCardHome(hit, today)) ?? null)),
    [inList, answer, today],
  );
  const failed = failure !== null || homes?.length === 0;
  const [at, setAt] = useState(0);
  const card = useRef<HTMLElement>(null);

  // Moves the focus to the card, so that keyboard users reach it next.
  const isReady = homes !== null || failed;
  useEffect(() => {
    if (isReady) card.current?.focus({ preventScroll: true });
  }, [isReady]);

  const home = homes?.[at];
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={styles.preview}
      aria-label={t('map.preview')}
      aria-busy={!isReady}
      data-testid="map-preview"
    >
      {home ? (
        <PreviewHome home={home} />
      ) : (
        <p className={styles.wait}>{failed ? t('map.previewFailed') : t('map.previewLoading')}</p>
      )}
      {homes && homes.length > 1 && (
        <div className={styles.turns}>
          <button
            type="button"
            disabled={at === 0}
            onClick={() => setAt(at - 1)}
            aria-label={t('map.previousHome')}
          >
            <Icon name="left" size={18} />
          </button>
          <span aria-live="polite">{t('map.homeOf', { number: at + 1, total: homes.length })}</span>
          <button
            type="button"
            disabled={at === homes.length - 1}
            onClick={() => setAt(at + 1)}
            aria-label={t('map.nextHome')}
          >
            <Icon name="right" size={18} />
          </button>
        </div>
      )}
      <button type="button" className={styles.close} onClick={onClose} aria-label={t('map.closePreview')}>
        <Icon name="close" size={18} />
      </button>
    </section>
  );
}

function PreviewHome({ home }: { home: CardHome }): ReactNode {
  const { t, format, language } = useTexts();
  const [image] = home.images;
  return (
    <>
      <div className={styles.picture}>
        {image && <Picture src={image} alt="" sizes="160px" maxWidth={500} />}
      </div>
      <div className={styles.body}>
        <p className={styles.place}>
          {t(`object.kind.${home.kind}`)} · {home.place}
        </p>
        <p className={styles.title}>
          <Link to={homePath(useRoutes(), home, language)}>{home.title}</Link>
        </p>
        {home.rating && <Rating average={home.rating.average} count={home.rating.count} />}
        <p className={styles.price}>
          {home.stay ? (
            <>
              <b>{format.money(home.stay.total)}</b> {t('map.forNights', { count: home.stay.nights })}
            </>
          ) : home.minPrice === null ? (
            t('search.card.noPrice')
          ) : (
            <>
              <b>{t('map.from', { price: format.money(home.minPrice) })}</b> {t('search.card.perWeek')}
            </>
          )}
        </p>
      </div>
    </>
  );
}
