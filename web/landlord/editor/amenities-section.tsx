import { useState, type ReactNode } from 'react';
import { measuredAmenities } from '../../../domain/home-facts.ts';
import { equipmentGroups, equipmentOfAmenity } from '../../../domain/homes/home-kinds.ts';
import { amenityFlags, type AmenityFlag } from '../../../domain/search-filter.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import own from './editor.module.css';
import { SectionForm } from './section-form.tsx';
import type { Editing } from './use-editing.ts';

type Group = keyof typeof equipmentGroups;
const groups = Object.keys(equipmentGroups) as Group[];

/** Amenities without a measured value. */
const chosenFlags = amenityFlags.filter((flag) => !measuredAmenities.some((one) => one === flag));

const doubles = Object.entries(equipmentOfAmenity) as [AmenityFlag, string][];
/** The amenity flag that means the same as this equipment code; it is asked for once. */
const amenityOf = (code: string): AmenityFlag | undefined =>
  doubles.find(([, double]) => double === code)?.[0];

const toggled = <Value,>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

export function AmenitiesSection({ editing }: { editing: Editing }): ReactNode {
  const { t } = useTexts();
  const known = editing.home.amenities;
  const [amenities, setAmenities] = useState<readonly AmenityFlag[]>(() => [
    ...new Set([
      ...known.amenities,
      ...Object.values(known.equipment)
        .flat()
        .flatMap((code) => amenityOf(code) ?? []),
    ]),
  ]);
  const [equipment, setEquipment] = useState<Readonly<Record<string, string[]>>>(known.equipment);
  const has = (group: Group, code: string): boolean => {
    const amenity = amenityOf(code);
    return amenity ? amenities.includes(amenity) : (equipment[group] ?? []).includes(code);
  };
  // What a landlord cannot choose here is none of theirs to lose.
  const chosen = Object.fromEntries(
    groups.map((group) => [group, equipmentGroups[group].filter((code) => has(group, code))]),
  );
  const flags = amenityFlags.filter((flag) => amenities.includes(flag));
  return (
    <SectionForm
      editing={editing}
      section="amenities"
      part={{ section: 'amenities', amenities: flags, equipment: chosen }}
    >
      <fieldset className={own.choices}>
        <legend>{t('landlord.editor.amenities.searched')}</legend>
        {chosenFlags.map((flag) => (
          <Checkbox
            key={flag}
            name={flag}
            label={t(`search.filter.${flag}:Y`)}
            checked={amenities.includes(flag)}
            onChange={() => setAmenities((now) => toggled(now, flag))}
          />
        ))}
      </fieldset>
      {groups.map((group) => (
        <fieldset key={group} className={own.choices}>
          <legend>{t(`object.group.${group}`)}</legend>
          {equipmentGroups[group]
            .filter((code) => !amenityOf(code))
            .map((code) => (
              <Checkbox
                key={code}
                name={code}
                label={t(`object.equipment.${code}`)}
                checked={has(group, code)}
                onChange={() => setEquipment((now) => ({ ...now, [group]: toggled(now[group] ?? [], code) }))}
              />
            ))}
        </fieldset>
      ))}
    </SectionForm>
  );
}
