import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { useTexts } from '../../../shell/texts-context.tsx';
import styles from './parts.module.css';

/** By group; codes of feeds that have no text are left out. */
export function Amenities({
  equipment,
  flags,
}: {
  equipment: Readonly<Record<string, readonly string[]>>;
  flags: readonly string[];
}): ReactNode {
  const { t } = useTexts();
  const groups = Object.entries(equipment)
    .map(([group, codes]) => ({
      group,
      items: codes.map((code) => `object.equipment.${code}`).filter((key) => t.has(key)),
    }))
    .filter(({ group, items }) => items.length > 0 && t.has(`object.group.${group}`));
  const named = new Set(Object.values(equipment).flat());
  const highlights = flags.filter((flag) => !named.has(flag) && t.has(`search.filter.${flag}:Y`));
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
      <div className={styles.groups}>
        {groups.map(({ group, items }) => (
          <div key={group}>
            <h3 className={styles.groupName}>{t(`object.group.${group}`)}</h3>
            <ul className={styles.items}>
              {items.map((key) => (
                <li key={key}>{t(key)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
