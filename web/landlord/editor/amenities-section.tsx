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

/** Amenities that are not derived from a measurement. */
const chosenFlags = amenityFlags.filter((flag) => !measuredAmenities.some((one) => one === flag));

const doubles = Object.entries(equipmentOfAmenity) as [AmenityFlag, string][];
/** Returns the amenity flag with the same meaning as this equipment code, so that the form does not ask twice. */
const findAmenity = (code: string): AmenityFlag | undefined =>
  doubles.find(([, double]) => double === code)?.[0];

const toggleValue = <Value,>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

export function AmenitiesSection({ editing }: { editing: Editing }): ReactNode {
  const { t } = useTexts();
  const savedAmenities = editing.home.amenities;
  const [amenities, setAmenities] = useState<readonly AmenityFlag[]>(() => [
    ...new Set([
      ...savedAmenities.amenities,
      ...Object.values(savedAmenities.equipment)
        .flat()
        .flatMap((code) => findAmenity(code) ?? []),
    ]),
  ]);
  const [equipment, setEquipment] = useState<Readonly<Record<string, string[]>>>(savedAmenities.equipment);
  const isSelected = (group: Group, code: string): boolean => {
    const amenity = findAmenity(code);
    return amenity ? amenities.includes(amenity) : (equipment[group] ?? []).includes(code);
  };
  // Codes that the form does not offer are preserved on saving.
  const chosenEquipment = Object.fromEntries(
    groups.map((group) => [group, equipmentGroups[group].filter((code) => isSelected(group, code))]),
  );
  const flags = amenityFlags.filter((flag) => amenities.includes(flag));
  return (
    <SectionForm
      editing={editing}
      section="amenities"
      part={{ section: 'amenities', amenities: flags, equipment: chosenEquipment }}
    >
      <fieldset className={own.choices}>
        <legend>{t('landlord.editor.amenities.searched')}</legend>
        {chosenFlags.map((flag) => (
          <Checkbox
            key={flag}
            name={flag}
            label={t(`search.filter.${flag}:Y`)}
            checked={amenities.includes(flag)}
            onChange={() => setAmenities((current) => toggleValue(current, flag))}
          />
        ))}
      </fieldset>
      {groups.map((group) => (
        <fieldset key={group} className={own.choices}>
          <legend>{t(`object.group.${group}`)}</legend>
          {equipmentGroups[group]
            .filter((code) => !findAmenity(code))
            .map((code) => (
              <Checkbox
                key={code}
                name={code}
                label={t(`object.equipment.${code}`)}
                checked={isSelected(group, code)}
                onChange={() =>
                  setEquipment((current) => ({
                    ...current,
                    [group]: toggleValue(current[group] ?? [], code),
                  }))
                }
              />
            ))}
        </fieldset>
      ))}
    </SectionForm>
  );
}
