import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/icon.tsx';
import { useTexts } from '../../../app/texts-context.tsx';
import styles from './promises.module.css';

const promises: readonly (readonly [string, IconName])[] = [
  ['price', 'check'],
  ['hold', 'clock'],
  ['ratings', 'star'],
];

/** What is different here, in three sentences. */
export function Promises(): ReactNode {
  const { t } = useTexts();
  return (
    <section aria-labelledby="promises">
      <h2 id="promises" className="visually-hidden">
        {t('home.promises.heading')}
      </h2>
      <ul className={styles.list}>
        {promises.map(([key, icon]) => (
          <li key={key} className={styles.promise}>
            <Icon name={icon} size={28} className={styles.icon} />
            <div>
              <h3 className={styles.name}>{t(`home.promises.${key}.name`)}</h3>
              <p className={styles.text}>{t(`home.promises.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
