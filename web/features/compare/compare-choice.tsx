import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { comparedMax, compareStore, useCompared, type ComparedHome } from './compare-store.ts';
import styles from './compare-choice.module.css';

export function CompareChoice({ home }: { home: ComparedHome }): ReactNode {
  const { t } = useTexts();
  const comparedHomes = useCompared();
  const isChosen = comparedHomes.some(({ objectNumber }) => objectNumber === home.objectNumber);
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={!isChosen && comparedHomes.length >= comparedMax}
        onChange={() => compareStore.toggle(home)}
        aria-label={t('compare.choose', { title: home.title })}
        data-testid="compare"
      />
      {t('compare.short')}
    </label>
  );
}
