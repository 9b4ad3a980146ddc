import type { ReactNode } from 'react';
import type { PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import styles from './price-calendar.module.css';
import { lastDay, listRules, type SeasonRule } from './season-rules.ts';

export function SeasonRules({
  seasons,
  first,
  months,
  today,
}: {
  seasons: readonly SeasonRule[];
  first: PlainDate;
  months: number;
  today: PlainDate;
}): ReactNode {
  const { t, format } = useTexts();
  const rules = listRules(seasons, first, months, today);
  if (rules.length === 0) return null;
  return (
    <ul className={styles.rules}>
      {rules.map((rule) => (
        <li key={rule.fromDate}>
          {t('object.priceCalendar.rule', {
            from: format.date(rule.fromDate),
            until: format.date(lastDay(rule)),
            days:
              rule.arrivalDays.length === 7
                ? t('object.prices.everyDay')
                : rule.arrivalDays.map((day) => t(`object.weekday.${day}`)).join(', '),
            count: rule.minStay,
          })}
        </li>
      ))}
    </ul>
  );
}
