import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './editors.module.css';
import type { CoverageState } from './pages-of.ts';

/** Shows a state as text. Its colour carries no further information. */
export function StateMark({ state }: { state: CoverageState }): ReactNode {
  const { t } = useTexts();
  return (
    <span className={styles.mark} data-state={state}>
      {t(`desk.state.${state}`)}
    </span>
  );
}
