import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import type { ObjectSummary } from '../../../../contract/catalogue/object-summary.ts';
import type { WatchedObject } from '../../../../contract/watch-list/watched-object.ts';
import { useRoutes } from '../../../app/routes-context.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Picture } from '../../../components/picture.tsx';
import { VacancyBubble, type Vacancy } from '../../../components/vacancy-bubble.tsx';
import { CompareChoice } from '../../../features/compare/compare-choice.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { itemSizes, itemWidthMax } from '../item-picture.ts';
import styles from '../page.module.css';
import type { PriceChange } from '../price-change.ts';
import { usePriceChange } from '../use-prices.ts';

/** A saved home with its stay, and what has become of its price. */
export function WatchedItem({
  item,
  home,
  loading,
  isFirst,
  today,
  change,
  children,
}: {
  item: WatchedObject;
  /** Null while loading, and when the home is gone. */
  home: ObjectSummary | null;
  loading: boolean;
  /** Seen without scrolling. */
  isFirst: boolean;
  today: string;
  /** Where the page came with it. */
  change?: PriceChange | undefined;
  /** What can be done with it. */
  children: ReactNode;
}): ReactNode {
  const { t, language } = useTexts();
  const { pathOf } = useRoutes();
  const { startDate, endDate, persons, objectNumber } = item;
  if (!home) {
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
  const query = new URLSearchParams();
  if (startDate && endDate && startDate >= today) {
    query.set('startDate', startDate);
    query.set('endDate', endDate);
  }
  if (persons !== 2) query.set('persons', String(persons));
  const search = query.toString();
  const path = pathOf('ObjectPage', language, { objectNumber }) + (search && `?${search}`);
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
        <p className={styles.note}>
          {home.locations.place}, {home.locations.region}
        </p>
        <Stay item={item} />
        <div className={styles.change}>
          <Change item={item} home={home} today={today} known={change} />
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
              stay: startDate && endDate && startDate >= today ? { startDate, endDate, persons } : null,
            }}
          />
        </div>
      </div>
    </article>
  );
}

/** Good news, news to look at, and bad news about a saved stay. */
const vacancyOf: Record<Exclude<PriceChange['kind'], 'noDates'>, Vacancy> = {
  cheaper: 'success',
  same: 'success',
  free: 'success',
  dearer: 'warning',
  past: 'warning',
  taken: 'danger',
};

function Stay({ item: { startDate, endDate, persons } }: { item: WatchedObject }): ReactNode {
  const { t, format } = useTexts();
  const dates =
    startDate && endDate
      ? t('watchlist.item.stay', { from: format.date(startDate), to: format.date(endDate) })
      : t('watchlist.item.noDates');
  return (
    <p className={styles.note}>
      {dates}, {t('watchlist.item.persons', { count: persons })}
    </p>
  );
}

function Change({
  item,
  home,
  today,
  known,
}: {
  item: WatchedObject;
  home: ObjectSummary;
  today: string;
  known: PriceChange | undefined;
}): ReactNode {
  const { t, format, language } = useTexts();
  const change = usePriceChange(item, today, language, known);
  if (change === 'loading' || change === 'failed') {
    return (
      <p className={styles.note} role="status">
        {t(change === 'loading' ? 'watchlist.item.priceLoading' : 'watchlist.item.priceFailed')}
      </p>
    );
  }
  if (change.kind === 'noDates') {
    return home.minPrice === null ? null : (
      <p className={styles.price}>{t('watchlist.item.from', { price: format.money(home.minPrice) })}</p>
    );
  }
  if (change.kind === 'past' || change.kind === 'taken') {
    return (
      <p data-testid="price-change" data-kind={change.kind}>
        <VacancyBubble vacancy={vacancyOf[change.kind]}>{t(`watchlist.item.${change.kind}`)}</VacancyBubble>
      </p>
    );
  }
  const { kind, now, saved } = change;
  return (
    <p className={styles.prices} data-testid="price-change" data-kind={kind}>
      <span className={styles.price}>{t('watchlist.item.now', { price: format.money(now) })}</span>
      {saved !== null && kind !== 'same' && (
        <span className={styles.note}>{t('watchlist.item.saved', { price: format.money(saved) })}</span>
      )}
      <VacancyBubble vacancy={vacancyOf[kind]}>
        {kind === 'cheaper' || kind === 'dearer'
          ? t(`watchlist.item.${kind}`, { amount: format.money(change.amount) })
          : t(`watchlist.item.${kind}`)}
      </VacancyBubble>
    </p>
  );
}
