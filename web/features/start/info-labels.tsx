import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Icon } from '../../components/icon.tsx';
import type { StartEntities } from './start-entities.ts';
import styles from './info-labels.module.css';

export function InfoLabels({ labels }: Pick<StartEntities, 'labels'>): ReactNode {
  const { t } = useTexts();
  return (
    <section aria-label={t('home.labels')}>
      <ul className={styles.labels}>
        {labels.map(({ id, icon, label, title, text }) => (
          <li key={id} className={styles.label}>
            <Icon name={icon} size={24} className={styles.icon} />
            <p>
              <span className={styles.kind}>{label}</span> <strong>{title}.</strong> {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
