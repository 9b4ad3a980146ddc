import type { ReactNode } from 'react';
import type { OccupancyHome } from '../../../contract/calendars/get-occupancy-homes.ts';
import { firstOfMonth } from '../../../domain/months.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { countValues, type HomeFilter } from './filter-homes.ts';
import { dateOfColumn, monthsOfGrid, type GridDays } from './grid-days.ts';
import styles from './occupancy.module.css';

export function FilterBar({
  homes,
  filter,
  onFilter,
  days,
  firstColumn,
  onColumn,
  hasPrices,
  onPrices,
}: {
  homes: readonly OccupancyHome[];
  filter: HomeFilter;
  onFilter: (filter: HomeFilter) => void;
  days: GridDays;
  firstColumn: number;
  onColumn: (column: number) => void;
  hasPrices: boolean;
  onPrices: (hasPrices: boolean) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const places = countValues(homes, ({ place }) => place);
  const states = countValues(homes, ({ state }) => state);
  const months = monthsOfGrid(days);
  const month = firstOfMonth(dateOfColumn(days, firstColumn));
  const counted = (text: string, count: number): string => t('landlord.occupancy.counted', { text, count });
  return (
    <div className={styles.filters}>
      <TextField
        type="search"
        label={t('landlord.occupancy.search')}
        className={styles.search ?? ''}
        autoComplete="off"
        value={filter.query}
        onChange={({ target }) => onFilter({ ...filter, query: target.value })}
      />
      {places.length > 1 && (
        <SelectField
          label={t('landlord.occupancy.place')}
          value={filter.place}
          onChange={({ target }) => onFilter({ ...filter, place: target.value })}
        >
          <option value="">{t('landlord.occupancy.allPlaces')}</option>
          {places.map(([place, count]) => (
            <option key={place} value={place}>
              {counted(place, count)}
            </option>
          ))}
        </SelectField>
      )}
      {states.length > 1 && (
        <SelectField
          label={t('landlord.occupancy.stateLabel')}
          value={filter.state}
          onChange={({ target }) => onFilter({ ...filter, state: target.value })}
        >
          <option value="">{t('landlord.occupancy.allStates')}</option>
          {states.map(([state, count]) => (
            <option key={state} value={state}>
              {counted(t(`landlord.occupancy.state.${state}`), count)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t('landlord.occupancy.month')}
        value={month}
        onChange={({ target }) => onColumn(months.find(({ first }) => first === target.value)?.column ?? 0)}
      >
        {months.map(({ first }) => (
          <option key={first} value={first}>
            {format.month(first)}
          </option>
        ))}
      </SelectField>
      <Button onClick={() => onColumn(days.today - days.origin)} data-testid="to-today">
        {t('landlord.occupancy.today')}
      </Button>
      <Checkbox
        label={t('landlord.occupancy.prices')}
        checked={hasPrices}
        onChange={({ target }) => onPrices(target.checked)}
      />
    </div>
  );
}
