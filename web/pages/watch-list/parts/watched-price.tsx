import type { ReactNode } from 'react';
import type { ObjectSummary } from '../../../../contract/catalogue/object-summary.ts';
import { VacancyBubble, type Vacancy } from '../../../components/vacancy-bubble.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { PricedItem } from '../asked-stay.ts';
import styles from '../page.module.css';
import type { PriceChange } from '../price-change.ts';
import { usePriceChange } from '../use-prices.ts';

const vacancyByChange: Record<Exclude<PriceChange['kind'], 'noDates'>, Vacancy> = {
  cheaper: 'success',
  same: 'success',
  free: 'success',
  dearer: 'warning',
  past: 'warning',
  taken: 'danger',
};

export function WatchedPrice({
  item,
  home,
  today,
  loadedChange,
}: {
  item: PricedItem;
  home: ObjectSummary;
  today: string;
  loadedChange: PriceChange | undefined;
}): ReactNode {
  const { t, format, language } = useTexts();
  const change = usePriceChange(item, today, language, loadedChange);
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
        <VacancyBubble vacancy={vacancyByChange[change.kind]}>
          {change.kind === 'past' || change.reason === 'booked'
            ? t(`watchlist.item.${change.kind}`)
            : t(`price.reason.${change.reason}`, { count: change.nights })}
        </VacancyBubble>
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
      <VacancyBubble vacancy={vacancyByChange[kind]}>
        {kind === 'cheaper' || kind === 'dearer'
          ? t(`watchlist.item.${kind}`, { amount: format.money(change.amount) })
          : t(`watchlist.item.${kind}`)}
      </VacancyBubble>
    </p>
  );
}
