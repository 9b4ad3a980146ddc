import type { ReactNode } from 'react';
import { serializeSearchFilter } from '../../../../domain/search-filter.ts';
import { useCall } from '../../../app/calls/use-call.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { classNames } from '../../../components/class-names.ts';
import type { SearchData } from '../../../features/search/search-data.ts';
import { toBounds, priceSteps, toSteps } from '../price-scale.ts';
import type { Choices } from './filter-choices.tsx';
import styles from './price-slider.module.css';
import { euros } from '../../../../domain/money.ts';

/** Milliseconds, because visitors go on choosing while the count is loading. */
const debounceMs = 180;

/**
 * A histogram of prices with two thumbs for the bounds. The thumbs are native sliders, so that all keys work. The bars are those of the
 * search without price bounds; without scripts the fields below are used.
 */
export function PriceSlider({
  filter,
  preset,
  onChange,
}: Pick<Choices, 'filter' | 'onChange'> & Pick<SearchData, 'preset'>): ReactNode {
  const { t, format, language } = useTexts();
  const query = serializeSearchFilter(
    { ...filter, ...preset },
    { except: ['page', 'priceMin', 'priceMax', 'sort'] },
  );
  const { answer } = useCall(
    'searchObjects',
    { query: { ...query, objectsPerPage: 1 }, languageCode: language, priceHistogram: '1', counts: '' },
    { debounceMs },
  );
  const bars = answer?.aggs.priceHistogram ?? [];
  const scale = priceSteps(bars);
  // With fewer than two bars there is nothing to choose. The space is reserved until the bars are loaded.
  if (answer && scale.length < 3) return null;
  const lastStep = Math.max(1, scale.length - 1);
  const steps = toSteps(scale, filter);
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const thumb = (which: 0 | 1): ReactNode => {
    const key = which === 0 ? 'priceMin' : 'priceMax';
    const isOpen = steps[which] === (which === 0 ? 0 : lastStep);
    return (
      <input
        type="range"
        className={styles.thumb}
        min={0}
        max={lastStep}
        step={1}
        value={steps[which] ?? 0}
        disabled={bars.length === 0}
        aria-label={t(`search.group.${key}`)}
        aria-valuetext={isOpen ? t('search.price.all') : format.money(euros(filter[key] ?? 0))}
        onChange={(event) => {
          const value = Number(event.target.value);
          const newSteps: [number, number] =
            which === 0
              ? [Math.min(value, steps[1] - 1), steps[1]]
              : [steps[0], Math.max(value, steps[0] + 1)];
          onChange(toBounds(scale, newSteps));
        }}
      />
    );
  };
  return (
    <div className={styles.slider} data-testid="price-slider">
      <div className={styles.bars} aria-hidden="true">
        {bars.map(({ from, count }, index) => (
          <span
            key={from}
            className={classNames(styles.bar, index >= steps[0] && index < steps[1] && styles.inside)}
            style={{ blockSize: `${count === 0 ? 0 : Math.max(4, Math.round((100 * count) / highest))}%` }}
          />
        ))}
      </div>
      <div className={styles.track}>
        {thumb(0)}
        {thumb(1)}
      </div>
      {bars.length > 0 && (
        <div className={styles.ends} aria-hidden="true">
          <span>{format.money(euros(scale[0]!))}</span>
          <span>{format.money(euros(scale[lastStep]!))}</span>
        </div>
      )}
    </div>
  );
}
