import type { ReactNode } from 'react';
import { searchDefaults } from '../../../../domain/search-filter.ts';
import { classNames } from '../../../components/class-names.ts';
import { TextField } from '../../../components/field.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import { priceLabel } from '../../../features/search/filter-label.ts';
import { priceThirds } from '../price-thirds.ts';
import type { PriceStatistics, SearchData } from '../../../features/search/search-data.ts';
import type { Choices } from './filter-choices.tsx';
import { PriceSlider } from './price-slider.tsx';
import styles from './filter-groups.module.css';

export function PriceRange({
  filter,
  onChange,
  prices,
  preset,
  isAlive,
}: Choices & { prices: PriceStatistics | null; isAlive: boolean } & Pick<SearchData, 'preset'>): ReactNode {
  const { t, format } = useTexts();
  const thirds = prices ? priceThirds(prices) : [];
  const bound = (key: 'priceMin' | 'priceMax'): ReactNode => (
    <TextField
      label={t(`search.group.${key}`)}
      type="number"
      name={key}
      inputMode="numeric"
      min={0}
      // Browsers refuse a value that is not a multiple of the step. A typed price between two steps makes the step one euro.
      step={(filter[key] ?? 0) % searchDefaults.priceInterval === 0 ? searchDefaults.priceInterval : 1}
      value={filter[key] ?? ''}
      onChange={(event) => {
        const value = Math.round(Number(event.target.value));
        onChange({ [key]: value > 0 ? value : undefined });
      }}
    />
  );
  return (
    <>
      {isAlive && <PriceSlider filter={filter} preset={preset} onChange={onChange} />}
      {thirds.length > 0 && (
        <ul className={styles.thirds}>
          {thirds.map(({ name, set, count }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.third}
                aria-pressed={filter.priceMin === set.priceMin && filter.priceMax === set.priceMax}
                onClick={() => onChange({ priceMin: undefined, priceMax: undefined, ...set })}
              >
                <span className={classNames(styles.steps, styles[name])} aria-hidden="true" />
                <b>{t(`search.price.${name}`)}</b>
                <span>{priceLabel(t, format, set)}</span>
                <small>{t('search.box.count', { count })}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.bounds}>
        {bound('priceMin')}
        {bound('priceMax')}
      </div>
    </>
  );
}
