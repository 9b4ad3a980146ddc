import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../shell/texts-context.tsx';
import { priceLabel } from '../filter-label.ts';
import { addressWith, type FilterChange } from '../search-address.ts';
import type { SearchData } from '../search-data.ts';
import styles from './filter-chips.module.css';

/** Each third of what was found as a range of prices in whole euros. */
export function PriceRanges({ data }: { data: SearchData }): ReactNode {
  const { t, format } = useTexts();
  const { prices, query } = data;
  if (!prices || prices.all.count < 9 || query.priceMin !== undefined || query.priceMax !== undefined)
    return null;
  const ranges: readonly { set: FilterChange; count: number }[] = [
    { set: { priceMax: Math.ceil(prices.cheap.max) }, count: prices.cheap.count },
    {
      set: { priceMin: Math.floor(prices.mid.min), priceMax: Math.ceil(prices.mid.max) },
      count: prices.mid.count,
    },
    { set: { priceMin: Math.floor(prices.premium.min) }, count: prices.premium.count },
  ];
  return (
    <ul
      className={styles.chips}
      aria-label={t(query.startDate ? 'search.price.ofStay' : 'search.price.ofWeek')}
    >
      {ranges.map(({ set, count }) => (
        <li key={JSON.stringify(set)}>
          <Link to={addressWith(data, set)} className={styles.chip} preventScrollReset rel="nofollow">
            {priceLabel(t, format, set)}
            <span className={styles.count}>{t('search.price.about', { count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
