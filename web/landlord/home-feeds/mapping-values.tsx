import type { ReactNode } from 'react';
import type { FeedMapping } from '../../../contract/feeds/feed-mapping.ts';
import type { SampleColumn } from '../../../contract/home-feeds/home-feed-sample.ts';
import { dogsOnRequest } from '../../../domain/feed-fields.ts';
import { homeKinds } from '../../../domain/homes/home-kinds.ts';
import type { AmenityFlag } from '../../../domain/search-filter.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { SelectField } from '../../components/field.tsx';
import { withValue, type ColumnTarget } from './mapping-edits.ts';
import { ListedWords } from './listed-words.tsx';
import own from './mapping.module.css';

interface ValuesProps {
  column: SampleColumn;
  mapping: FeedMapping;
  target: ColumnTarget;
  onChange: (mapping: FeedMapping) => void;
}

/** Assigns meanings to the values of a column: kinds of homes, dogs, yes and no, words of a list, units. */
export function MappingValues(props: ValuesProps): ReactNode {
  const { target, mapping, onChange, column } = props;
  const { t } = useTexts();
  const { values } = column;
  if (target === 'kind' && values)
    return (
      <ChosenValues
        {...props}
        field="kind"
        choices={homeKinds.map((kind) => [kind, t(`object.kind.${kind}`)])}
      />
    );
  if (target === 'dogsMax' && values?.some(({ value }) => !/^\d+$/.test(value))) {
    const numbers = [1, 2, 3].map(
      (count) => [String(count), t('landlord.homeFeeds.map.dogs', { count })] as const,
    );
    const none = ['0', t('landlord.homeFeeds.map.dogsNone')] as const;
    const ask = [dogsOnRequest, t('landlord.homeFeeds.map.dogsAsk')] as const;
    return <ChosenValues {...props} field="dogsMax" choices={[none, ask, ...numbers]} />;
  }
  if (target === 'amenityList') return <ListedWords {...props} />;
  if (target.startsWith('amenity:') && values) return <YesValues {...props} />;
  const units =
    target === 'squaremeterLiving'
      ? (['m2', 'ft2'] as const)
      : target === 'nightlyPrice'
        ? (['night', 'week'] as const)
        : null;
  if (units === null) return null;
  const field = target as 'squaremeterLiving' | 'nightlyPrice';
  return (
    <SelectField
      label={t('landlord.homeFeeds.map.unit')}
      value={mapping.units[field] ?? units[0]}
      onChange={({ target: { value } }) =>
        onChange({ ...mapping, units: { ...mapping.units, [field]: value } })
      }
    >
      {units.map((unit) => (
        <option key={unit} value={unit}>
          {t(`landlord.homeFeeds.map.unitNames.${unit}`)}
        </option>
      ))}
    </SelectField>
  );
}

function ChosenValues({
  column,
  mapping,
  field,
  choices,
  onChange,
}: ValuesProps & { field: 'kind' | 'dogsMax'; choices: readonly (readonly [string, string])[] }): ReactNode {
  const { t } = useTexts();
  return (
    <fieldset className={own.values}>
      <legend>{t('landlord.homeFeeds.map.values')}</legend>
      {(column.values ?? []).map(({ value, count }) => {
        const isOwn = choices.some(([code]) => code === value);
        return (
          <SelectField
            key={value}
            label={`${value} (${t('landlord.homeFeeds.map.times', { count })})`}
            value={mapping.values[field]?.[value] ?? (isOwn ? value : '')}
            onChange={({ target }) => onChange(withValue(mapping, field, value, target.value))}
          >
            {!isOwn && (
              <option value="">
                {t(`landlord.homeFeeds.map.${field === 'kind' ? 'kindUnknown' : 'asIs'}`)}
              </option>
            )}
            {choices.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        );
      })}
    </fieldset>
  );
}

function YesValues({ column, mapping, target, onChange }: ValuesProps): ReactNode {
  const { t } = useTexts();
  const flag = target.slice('amenity:'.length) as AmenityFlag;
  const yes = mapping.amenities[flag]?.yes ?? [];
  const change = (next: string[]): void => {
    if (next.length > 0)
      onChange({
        ...mapping,
        amenities: { ...mapping.amenities, [flag]: { column: column.name, yes: next } },
      });
  };
  return (
    <fieldset className={own.values}>
      <legend>{t('landlord.homeFeeds.map.values')}</legend>
      {(column.values ?? []).slice(0, 12).map(({ value, count }) => (
        <Checkbox
          key={value}
          label={t('landlord.homeFeeds.map.yes', { value })}
          detail={t('landlord.homeFeeds.map.times', { count })}
          checked={yes.includes(value)}
          onChange={({ target: { checked } }) =>
            change(checked ? [...yes, value] : yes.filter((one) => one !== value))
          }
        />
      ))}
    </fieldset>
  );
}
