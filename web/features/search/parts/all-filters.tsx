import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import {
  amenityFlags,
  distanceKeys,
  objectTypes,
  petChoices,
  ratingChoices,
  roomChoices,
  serializeSearchFilter,
  squaremeterChoices,
  type FilterKey,
  type SearchFilter,
} from '../../../../domain/search-filter.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/choice.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import { useTexts } from '../../../shell/texts-context.tsx';
import { addressWith, changeFilter, type FilterChange } from '../search-address.ts';
import { filterTextKey } from '../filter-text-key.ts';
import type { SearchData } from '../search-data.ts';
import styles from './all-filters.module.css';

const countDelayMs = 200;
/** Set by the bar above the list, not here. */
const keptByBar: readonly FilterKey[] = [
  'startDate',
  'endDate',
  'tolerance',
  'persons',
  'country',
  'region',
  'place',
  'q',
];

interface Found {
  total: number;
  counts: Readonly<Record<string, number>>;
}

/** What is chosen is counted at once; the list changes when the dialog is closed by its button. */
export default function AllFilters({ data, onClose }: { data: SearchData; onClose: () => void }): ReactNode {
  const { t, language } = useTexts();
  const navigate = useNavigate();
  const [filter, setFilter] = useState<SearchFilter>(() => changeFilter(data.query, { page: undefined }));
  const [found, setFound] = useState<Found>({ total: data.total, counts: data.counts });
  const change = (by: FilterChange): void => setFilter((now) => changeFilter(now, by));

  const asked = JSON.stringify(serializeSearchFilter({ ...filter, ...data.preset }));
  useEffect(() => {
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      const query = { ...(JSON.parse(asked) as Record<string, string>), objectsPerPage: 1 };
      browserApi.call('searchObjects', { query, languageCode: language }, { signal: cancel.signal }).then(
        ({ hitsTotal, aggs }) => setFound({ total: hitsTotal, counts: aggs.criteriaMatch }),
        // The last count stays; the list itself says when the search fails.
        () => undefined,
      );
    }, countDelayMs);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [asked, language]);

  const show = (): void => {
    onClose();
    void navigate(addressWith({ ...data, query: filter }, {}), { preventScrollReset: true });
  };
  const reset = (): void => {
    setFilter(
      Object.fromEntries(Object.entries(filter).filter(([key]) => keptByBar.includes(key as FilterKey))),
    );
  };

  const select = (key: FilterKey, values: readonly (string | number)[], isNumber: boolean): ReactNode => (
    <SelectField
      key={key}
      label={t(`search.group.${key}`)}
      value={String(filter[key] ?? '')}
      onChange={(event) => {
        const { value } = event.target;
        change({ [key]: value === '' ? undefined : isNumber ? Number(value) : value });
      }}
    >
      <option value="">{t('search.any')}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {t(filterTextKey(key, value))} ({found.counts[`${key}:${value}`] ?? 0})
        </option>
      ))}
    </SelectField>
  );
  const flag = (key: FilterKey): ReactNode => (
    <Checkbox
      key={key}
      label={t(`search.filter.${key}:Y`)}
      aside={found.counts[`${key}:Y`] ?? 0}
      checked={filter[key] === 'Y'}
      onChange={(event) => change({ [key]: event.target.checked ? 'Y' : undefined })}
    />
  );
  const price = (key: 'priceMin' | 'priceMax'): ReactNode => (
    <TextField
      label={t(`search.group.${key}`)}
      type="number"
      inputMode="numeric"
      min={0}
      step={50}
      value={filter[key] ?? ''}
      onChange={(event) => {
        const value = Math.round(Number(event.target.value));
        change({ [key]: value > 0 ? value : undefined });
      }}
    />
  );

  return (
    <Dialog
      side
      title={t('search.allFilters')}
      closeLabel={t('search.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={reset}>
            {t('search.reset')}
          </Button>
          <Button variant="primary" onClick={show} aria-live="polite" data-testid="show-hits">
            {t('search.show', { count: found.total })}
          </Button>
        </>
      }
    >
      <div className={styles.groups}>
        <fieldset>
          <legend className={styles.legend}>
            {t(filter.startDate ? 'search.price.ofStay' : 'search.price.ofWeek')}
          </legend>
          <div className={styles.pair}>
            {price('priceMin')}
            {price('priceMax')}
          </div>
        </fieldset>
        <fieldset>
          <legend className={styles.legend}>{t('search.group.home')}</legend>
          <div className={styles.pair}>
            {select('objectType', objectTypes, false)}
            {select('sleepingRooms', roomChoices, true)}
            {select('bathRooms', roomChoices.slice(0, 4), true)}
            {select('squaremeterLiving', squaremeterChoices, true)}
            {select('pets', petChoices, false)}
            {select('rating', ratingChoices, true)}
          </div>
        </fieldset>
        <fieldset>
          <legend className={styles.legend}>{t('search.group.distances')}</legend>
          <div className={styles.pair}>{distanceKeys.map((key) => select(key, [1, 5, 10], true))}</div>
        </fieldset>
        <fieldset>
          <legend className={styles.legend}>{t('search.group.amenities')}</legend>
          <div className={styles.pair}>{amenityFlags.map(flag)}</div>
        </fieldset>
        <fieldset>
          <legend className={styles.legend}>{t('search.group.conditions')}</legend>
          {flag('freeCancel')}
          {flag('lastminuteonly')}
        </fieldset>
      </div>
    </Dialog>
  );
}
