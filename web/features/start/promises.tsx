import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Icon } from '../../components/icon.tsx';
import { useTexts } from '../../app/texts-context.tsx';
import type { StartEntities } from './start-entities.ts';
import styles from './promises.module.css';

export function Promises({ distinctions }: Pick<StartEntities, 'distinctions'>): ReactNode {
  const { t } = useTexts();
  return (
    <section aria-labelledby="promises">
      <h2 id="promises" className="visually-hidden">
        {t('home.promises.heading')}
      </h2>
      <ul className={styles.list}>
        {distinctions.map(({ id, icon, variant, title, text }) => (
          <li key={id} className={styles.promise}>
            <Icon name={icon} size={28} className={classNames(styles.icon, styles[variant])} />
            <div>
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
