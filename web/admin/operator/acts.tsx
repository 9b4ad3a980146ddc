import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from '../parts/admin.module.css';
import type { OperatorState } from './operator-state.ts';

export function Acts({ acts }: Pick<OperatorState, 'acts'>): ReactNode {
  const { t, format } = useTexts();
  return (
    <details>
      <summary className={styles.summary}>{t('operator.history')}</summary>
      {acts.length === 0 && <p className={styles.soft}>{t('operator.noHistory')}</p>}
      <ul className={styles.soft}>
        {acts.map(({ fact, before, after, name, at }) => (
          <li key={`${at} ${fact}`}>
            {t('operator.act', {
              moment: format.moment(at),
              fact: t.has(`operator.fact.${fact}`) ? t(`operator.fact.${fact}`) : fact,
              before: before ?? t('operator.nothing'),
              after: after ?? t('operator.nothing'),
              name: name ?? t('operator.machine'),
            })}
          </li>
        ))}
      </ul>
    </details>
  );
}
