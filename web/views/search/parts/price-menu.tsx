import type { ReactNode } from 'react';
import { Link } from '../../../components/link.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { priceLabel } from '../../../features/search/filter-label.ts';
import { priceThirds } from '../price-thirds.ts';
import { changeSearchAddress } from '../../../features/search/search-address.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
import { Menu } from './menu.tsx';
import styles from './price-menu.module.css';

export function PriceMenu({ data }: { data: SearchData }): ReactNode {
  const { t, format } = useTexts();
  const { prices, query } = data;
  const isSet = query.priceMin !== undefined || query.priceMax !== undefined;
  const thirds = prices ? priceThirds(prices) : [];
  if (thirds.length === 0 && !isSet) return null;
  return (
    <div className={isSet ? undefined : styles.unset}>
      <Menu
        testId="price-menu"
        isSet={isSet}
        label={isSet ? priceLabel(t, format, query) : t('search.price.label')}
      >
        <p className={styles.heading}>{t(query.startDate ? 'search.price.ofStay' : 'search.price.ofWeek')}</p>
        <ul>
          {!isSet &&
            thirds.map(({ name, set, count }) => (
              <li key={name}>
                <Link
                  to={changeSearchAddress(data, set)}
                  className={styles.third}
                  preventScrollReset
                  rel="nofollow"
                >
                  <span className={styles.name}>{t(`search.price.${name}`)}</span>
                  <span className={styles.range}>{priceLabel(t, format, set)}</span>
                  <span className={styles.count}>{format.number(count)}</span>
                </Link>
              </li>
            ))}
          {isSet && (
            <li>
              <Link
                to={changeSearchAddress(data, { priceMin: undefined, priceMax: undefined })}
                className={styles.third}
                preventScrollReset
                rel="nofollow"
              >
                {t('search.price.all')}
              </Link>
            </li>
          )}
        </ul>
      </Menu>
    </div>
  );
}
