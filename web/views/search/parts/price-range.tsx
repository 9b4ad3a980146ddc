import type { ReactNode } from 'react';
import { searchDefaults } from '../../../../domain/search-filter.ts';
import { TextField } from '../../../components/field.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { SearchData } from '../../../features/search/search-data.ts';
import type { Choices } from './filter-choices.tsx';
import { PriceSlider } from './price-slider.tsx';
import styles from './filter-groups.module.css';

export function PriceRange({
  filter,
  onChange,
  preset,
  isAlive,
}: Choices & { isAlive: boolean } & Pick<SearchData, 'preset'>): ReactNode {
  const { t } = useTexts();
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
      <div className={styles.bounds}>
        {bound('priceMin')}
        {bound('priceMax')}
      </div>
    </>
  );
}
