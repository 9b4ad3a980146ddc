import { useId, type ReactNode } from 'react';
import type { FeedMapping } from '../../../contract/feeds/feed-mapping.ts';
import type { SampleColumn } from '../../../contract/home-feeds/home-feed-sample.ts';
import { requiredFacts } from '../../../domain/feed-fields.ts';
import type { Translate } from '../../../texts/translate.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';
import { fieldKey, targetGroups, findTarget, type ColumnTarget } from './mapping-edits.ts';
import { MappingValues } from './mapping-values.tsx';
import own from './mapping.module.css';

const required: ReadonlySet<string> = new Set(requiredFacts.flatMap(({ fields }) => fields.flat()));

export const nameTarget = (t: Translate, target: string): string =>
  target.startsWith('amenity:')
    ? t(`search.filter.${target.slice('amenity:'.length)}:Y`)
    : t(fieldKey(target));

/** One column of the file with sample values and its meaning. */
export function MappingColumn({
  column,
  mapping,
  onTarget,
  onChange,
}: {
  column: SampleColumn;
  mapping: FeedMapping;
  onTarget: (target: ColumnTarget) => void;
  onChange: (mapping: FeedMapping) => void;
}): ReactNode {
  const { t } = useTexts();
  const id = useId();
  const target = findTarget(mapping, column.name);
  return (
    <li className={own.column} data-testid="mapping-column" data-column={column.name} data-target={target}>
      <div className={own.head}>
        <p id={id} className={own.name}>
          {column.name}
        </p>
        {column.samples.length === 0 ? (
          <p className={own.samples}>{t('landlord.homeFeeds.map.empty')}</p>
        ) : (
          <ul className={own.samples}>
            {column.samples.map((sample) => (
              <li key={sample}>{sample.slice(0, 80)}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={own.meaning}>
        <SelectField
          hideLabel
          label={t('landlord.homeFeeds.map.column', { name: column.name })}
          value={target}
          onChange={({ target: field }) => onTarget(field.value as ColumnTarget)}
        >
          <option value="">{t('landlord.homeFeeds.map.unused')}</option>
          {target === 'touristTax' && <option value="touristTax">{t(fieldKey('touristTax'))}</option>}
          {targetGroups.map(({ group, targets }) => (
            <optgroup key={group} label={t(`landlord.homeFeeds.map.group.${group}`)}>
              {targets.map((one) => (
                <option key={one} value={one}>
                  {nameTarget(t, one)}
                  {required.has(one) && ' *'}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <MappingValues {...{ column, mapping, target, onChange }} />
      </div>
    </li>
  );
}
