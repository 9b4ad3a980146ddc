import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import type { HomeData } from '../../../features/home/home-data.ts';
import styles from './parts.module.css';
import { PhoneFold } from './phone-fold.tsx';

const groupIcons: Readonly<Record<string, IconName>> = {
  kitchen: 'pot',
  bath: 'bath',
  living: 'bed',
  outside: 'leaf',
  family: 'persons',
  sport: 'wave',
  service: 'info',
};

/** Amenities that many guests look for, with the equipment that counts as them; the page says which ones are missing. */
const expected: readonly (readonly [flag: string, equipment: readonly string[]])[] = [
  ['internet', []],
  ['parking', []],
  ['tv', ['satelliteTv']],
  ['dishwasher', ['dishwasher']],
  ['washingmachine', []],
  ['terrace', ['terrace', 'balcony']],
  ['airconditioning', ['airconditioning']],
  ['fireplace', ['fireplace']],
  ['sauna', ['sauna']],
  ['swimmingpool', ['privatePool', 'sharedPool']],
];

/** Amenities whose equipment has another name; each is shown once. */
const equipmentOfFlag: Readonly<Record<string, string>> = { grill: 'barbecue' };

/** Lists amenities by group; codes of feeds without a text are left out. */
export default function Amenities({
  equipment,
  flags,
  source,
}: {
  equipment: Readonly<Record<string, readonly string[]>>;
  flags: readonly string[];
  source: HomeData['home']['source'];
}): ReactNode {
  const { t } = useTexts();
  const groups = Object.entries(equipment)
    .map(([group, codes]) => ({
      group,
      items: codes.map((code) => `object.equipment.${code}`).filter((key) => t.has(key)),
    }))
    .filter(({ group, items }) => items.length > 0 && t.has(`object.group.${group}`));
  const equipmentCodes = new Set(Object.values(equipment).flat());
  const highlights = flags.filter(
    (flag) => !equipmentCodes.has(equipmentOfFlag[flag] ?? flag) && t.has(`search.filter.${flag}:Y`),
  );
  // A feed may leave out amenities that the home has.
  const missingFlags = expected.filter(
    ([flag, codes]) =>
      source !== 'feed' && !flags.includes(flag) && !codes.some((code) => equipmentCodes.has(code)),
  );
  return (
    <section aria-labelledby="amenities">
      <h2 id="amenities">{t('object.amenities')}</h2>
      <ul className={styles.highlights}>
        {highlights.map((flag) => (
          <li key={flag}>
            <Icon name="check" size={18} />
            {t(`search.filter.${flag}:Y`)}
          </li>
        ))}
      </ul>
      <PhoneFold more={t('object.amenitiesAll')}>
        <div className={styles.groups}>
          {groups.map(({ group, items }) => (
            <div key={group}>
              <h3 className={styles.groupName}>
                <Icon name={groupIcons[group] ?? 'check'} size={20} />
                {t(`object.group.${group}`)}
              </h3>
              <ul className={styles.items}>
                {items.map((key) => (
                  <li key={key}>{t(key)}</li>
                ))}
              </ul>
            </div>
          ))}
          {missingFlags.length > 0 && (
            <div data-testid="not-available">
              <h3 className={styles.groupName}>
                <Icon name="close" size={20} />
                {t('object.missing')}
              </h3>
              <ul className={styles.items}>
                {missingFlags.map(([flag]) => (
                  <li key={flag}>
                    <s>{t(`search.filter.${flag}:Y`)}</s>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </PhoneFold>
    </section>
  );
}
