import type { ReactNode } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { MonthTable } from '../../features/calendar/month-table.tsx';
import type { PlannedChange } from '../editors/planned-changes.ts';
import styles from './schedule.module.css';

export function MonthOfPlans({
  first,
  planned,
  today,
}: {
  first: PlainDate;
  planned: readonly PlannedChange[];
  today: PlainDate;
}): ReactNode {
  const { t } = useTexts();
  return (
    <MonthTable first={first} className={styles.month}>
      {(day) => (
        <td key={day} aria-current={day === today ? 'date' : undefined}>
          <time dateTime={day}>{Number(day.slice(8))}</time>
          {planned
            .filter((plan) => plan.day === day)
            .map((plan) => (
              <a
                key={plan.key}
                href={`#day-${day}`}
                className={styles.plan}
                data-action={plan.action}
                data-overdue={plan.isOverdue}
              >
                <span className="visually-hidden">{t(`desk.schedule.${plan.action}`)} </span>
                <span className={styles.planTitle}>{plan.row.title}</span>
              </a>
            ))}
        </td>
      )}
    </MonthTable>
  );
}
