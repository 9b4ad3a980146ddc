import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/letters.module.css';
import type { AlertNew } from './load.ts';

export function AlertSubject({ page: { criteria, backPath } }: { page: AlertNew }): ReactNode {
  const { t } = useTexts();
  return (
    <section aria-labelledby="alert-subject" data-testid="alert-subject">
      <h2 id="alert-subject" className={styles.kindTitle}>
        {t('letters.alerts.about')}
      </h2>
      <ul>
        {criteria.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <Link to={backPath} className={styles.back}>
        {t('letters.alerts.changeSearch')}
      </Link>
    </section>
  );
}
