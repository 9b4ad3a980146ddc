import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import type { ObjectSummary } from '../../../../contract/catalogue/object-summary.ts';
import { useRoutes } from '../../../app/routes-context.ts';
import { partyInWords } from '../../../../texts/party-in-words.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Picture } from '../../../components/picture.tsx';
import { stayQuery } from '../../../../domain/stay-query.ts';
import { placeLine } from '../../../../domain/place-line.ts';
import { CompareChoice } from '../../../features/compare/compare-choice.tsx';
import { Rating } from '../../../features/ratings/rating.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { PricedItem } from '../asked-stay.ts';
import { itemSizes, itemWidthMax } from '../item-picture.ts';
import styles from '../page.module.css';
import type { PriceChange } from '../price-change.ts';
import { WatchedPrice } from './watched-price.tsx';

export function WatchedItem({
  item,
  home,
  loading,
  isFirst,
  today,
  change,
  below,
  children,
}: {
  item: PricedItem;
  /** Null while loading, and if the home was removed. */
  home: ObjectSummary | null;
  loading: boolean;
  isFirst: boolean;
  today: string;
  /** The change, if the server has loaded it. */
  change?: PriceChange | undefined;
  /** Shown across the whole card, below everything else. */
  below?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const { t, format, language } = useTexts();
  const { pathOf } = useRoutes();
  const { startDate, endDate, persons, childAges, pets, objectNumber } = item;
  if (!home) {
    return (
      <WithoutHome objectNumber={objectNumber} loading={loading}>
        {children}
      </WithoutHome>
    );
  }
  // A stay in the past counts as none.
  const stay = startDate && endDate && startDate >= today ? { startDate, endDate, persons } : null;
  const query = stayQuery({ startDate: '', endDate: '', persons, ...stay, childAges, pets });
  const path = pathOf('ObjectPage', language, { objectNumber }) + query;
  const image = home.images[0];
  return (
    <article className={styles.item} data-testid="watched-item" data-object-number={objectNumber}>
      <Link to={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {image && (
          <Picture
            src={image.cdn + image.src}
            alt=""
            sizes={itemSizes}
            maxWidth={itemWidthMax}
            eager={isFirst}
          />
        )}
      </Link>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link to={path}>{home.title}</Link>
        </h2>
        <p className={styles.place}>
          {placeLine(home.locations.place, home.locations.region)}
          {home.ratingAverage !== null && home.ratingCount > 0 && (
            <Rating average={home.ratingAverage} count={home.ratingCount} />
          )}
        </p>
        <Stay item={item} />
        <p className={styles.note} data-testid="watched-facts">
          {[
            t('object.fact.persons', { count: home.personsMax }),
            t('object.fact.sleepingRooms', { count: home.countRoomsSleeping }),
            ...(home.squaremeterLiving > 0
              ? [t('object.fact.area', { area: format.number(home.squaremeterLiving) })]
              : []),
          ].join(' · ')}
        </p>
        <div className={styles.change}>
          <WatchedPrice item={item} home={home} today={today} loadedChange={change} />
        </div>
        <div className={styles.actions}>
          <ButtonLink small to={path} aria-label={t('watchlist.item.openTitle', { title: home.title })}>
            {t('watchlist.item.open')}
          </ButtonLink>
          {children}
          <CompareChoice
            home={{
              objectNumber,
              title: home.title,
              image: image ? image.cdn + image.src : null,
              stay,
              childAges,
              pets,
            }}
          />
        </div>
      </div>
      {below && <div className={styles.below}>{below}</div>}
    </article>
  );
}

function WithoutHome({
  objectNumber,
  loading,
  children,
}: {
  objectNumber: number;
  loading: boolean;
  children: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  return (
    <article className={styles.item} aria-busy={loading || undefined}>
      <div className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.title}>{t('watchlist.item.number', { number: String(objectNumber) })}</h2>
        <p className={styles.note}>{loading ? t('watchlist.loading') : t('watchlist.item.gone')}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </article>
  );
}

function Stay({ item }: { item: PricedItem }): ReactNode {
  const { t, format } = useTexts();
  const { startDate, endDate } = item;
  const dates =
    startDate && endDate
      ? t('watchlist.item.stay', { from: format.date(startDate), to: format.date(endDate) })
      : t('watchlist.item.noDates');
  return (
    <p className={styles.note}>
      {dates}, {partyInWords(item, t)}
    </p>
  );
}
