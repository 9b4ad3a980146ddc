import type { ReactNode } from 'react';
import type { ListedHome } from '../../../contract/homes/own-home.ts';
import { homeStates } from '../../../domain/homes/home-state.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { ChoicePills } from '../../components/choice-pills.tsx';
import { SelectField } from '../../components/field.tsx';
import { countValues } from '../occupancy/filter-homes.ts';
import { filterListed, noOwner, type ListFilter } from './filter-listed.ts';
import styles from './homes.module.css';

/** From this many homes on, the states are shown even if all homes have the same. */
const longList = 8;

/** Filters the list of homes. Each choice shows how many homes it would leave. */
export function HomesFilter({
  homes,
  filter,
  onChange,
}: {
  homes: readonly ListedHome[];
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
}): ReactNode {
  const { t } = useTexts();
  const isLong = homes.length >= longList;
  const counts = new Map(countValues(homes, ({ state }) => state));
  // A long list names the states that none of its homes has, too: who looks for drafts learns that there are none.
  const states = homeStates
    .filter((state) => state !== 'removed' && (isLong || counts.has(state)))
    .map((state) => [state, counts.get(state) ?? 0] as const);
  const ofState = filterListed(homes, { ...filter, gap: '' });
  const incomplete = ofState.filter(({ gaps }) => gaps.length > 0);
  const gaps = countValues(
    incomplete.flatMap((home) => home.gaps),
    (gap) => gap,
  );
  const ofPlaces = filterListed(homes, { ...filter, place: '' });
  const places = countValues(ofPlaces, ({ place }) => place).toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  const ofOwners = filterListed(homes, { ...filter, owner: '' });
  const owners = countValues(ofOwners, ({ owner }) => owner ?? noOwner).toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  const hasPlaces = isLong && homes.some(({ place }) => place !== homes[0]!.place);
  const hasOwners = homes.some(({ owner }) => owner !== null);
  const counted = (text: string, count: number): string => t('landlord.homes.list.counted', { text, count });
  const stateName = (state: ListedHome['state']): string =>
    state === 'paused' ? t('landlord.homes.list.paused') : t(`landlord.homes.state.${state}`);
  if (states.length < 2 && gaps.length === 0 && filter.gap === '' && !isLong) return null;
  return (
    <div className={styles.filters}>
      {(states.length > 1 || isLong) && (
        <ChoicePills
          legend={t('landlord.homes.list.show')}
          name="state"
          value={filter.state}
          choices={[
            { value: '', label: counted(t('landlord.homes.list.all'), homes.length) },
            ...states.map(([state, count]) => ({ value: state, label: counted(stateName(state), count) })),
          ]}
          onChange={(state) => onChange({ ...filter, state })}
          hideLegend
        />
      )}
      {hasPlaces && (
        <SelectField
          name="place"
          label={t('landlord.occupancy.place')}
          value={filter.place}
          onChange={({ target }) => onChange({ ...filter, place: target.value })}
        >
          <option value="">{t('landlord.occupancy.allPlaces')}</option>
          {places.map(([place, count]) => (
            <option key={place} value={place}>
              {counted(place, count)}
            </option>
          ))}
        </SelectField>
      )}
      {hasOwners && (
        <SelectField
          name="owner"
          label={t('landlord.owners.filter.label')}
          value={filter.owner}
          onChange={({ target }) => onChange({ ...filter, owner: target.value })}
        >
          <option value="">{t('landlord.owners.filter.all')}</option>
          {owners.map(([owner, count]) => (
            <option key={owner} value={owner}>
              {counted(owner === noOwner ? t('landlord.owners.filter.none') : owner, count)}
            </option>
          ))}
        </SelectField>
      )}
      {(gaps.length > 0 || filter.gap !== '') && (
        <SelectField
          label={t('landlord.homes.list.missing')}
          value={filter.gap}
          onChange={({ target }) => onChange({ ...filter, gap: target.value })}
        >
          <option value="">{t('landlord.homes.list.missingAny')}</option>
          <option value="some">{counted(t('landlord.homes.list.missingSome'), incomplete.length)}</option>
          {gaps.map(([gap, count]) => (
            <option key={gap} value={gap}>
              {counted(t(`landlord.editor.gaps.${gap}.name`), count)}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
