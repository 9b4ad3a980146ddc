import type { ReactNode } from 'react';
import type { FeedMapping } from '../../../contract/feeds/feed-mapping.ts';
import type { SampleColumn } from '../../../contract/home-feeds/home-feed-sample.ts';
import { amenityFlags, type AmenityFlag } from '../../../domain/search-filter.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';
import own from './mapping.module.css';

/** Assigns a meaning to each word of a list of amenities. Words with a meaning come first. */
export function ListedWords({
  column,
  mapping,
  onChange,
}: {
  column: SampleColumn;
  mapping: FeedMapping;
  onChange: (mapping: FeedMapping) => void;
}): ReactNode {
  const { t } = useTexts();
  const list = mapping.amenityList;
  if (!list || !column.words) return null;
  const change = (word: string, flag: string): void => {
    const { [word]: _, ...others } = list.values;
    const next = flag === '' ? others : { ...others, [word]: flag as AmenityFlag };
    onChange({ ...mapping, amenityList: { ...list, values: next } });
  };
  const words = column.words.toSorted(
    (a, b) => Number(b.value in list.values) - Number(a.value in list.values),
  );
  return (
    <details className={own.values}>
      <summary>{t('landlord.homeFeeds.map.values')}</summary>
      <div className={own.words}>
        {words.map(({ value, count }) => (
          <SelectField
            key={value}
            label={`${value} (${t('landlord.homeFeeds.map.times', { count })})`}
            value={list.values[value] ?? ''}
            onChange={({ target }) => change(value, target.value)}
          >
            <option value="">{t('landlord.homeFeeds.map.ignored')}</option>
            {amenityFlags.map((flag) => (
              <option key={flag} value={flag}>
                {t(`search.filter.${flag}:Y`)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  );
}
