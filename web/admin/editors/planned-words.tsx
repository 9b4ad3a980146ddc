import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import admin from '../parts/admin.module.css';
import styles from './editors.module.css';
import type { PlannedChange } from './planned-changes.ts';

export function PlannedWords({ planned }: { planned: PlannedChange }): ReactNode {
  const { t, format } = useTexts();
  const { language, action, at, author, isOverdue } = planned;
  return (
    <>
      <p className={isOverdue ? styles.overdue : undefined}>
        {t(`desk.schedule.${action}`)} · <time dateTime={at}>{format.moment(at)}</time>
        {isOverdue && ` · ${t('desk.schedule.overdue')}`}
      </p>
      <p className={admin.soft}>{[t(`desk.language.${language}`), author].join(' · ')}</p>
    </>
  );
}
