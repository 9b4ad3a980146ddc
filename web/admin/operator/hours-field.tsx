import { useMemo, type ReactNode } from 'react';
import { locales } from '../../../domain/language.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import type { FactFieldProps } from './fact-field-props.ts';
import own from './operator.module.css';
import { fieldName, weekdays } from './typed-facts.ts';

/** Opening hours of a week, one period per day. A day without hours is closed. */
export function HoursField({
  fact,
  label,
  typed,
  isLocked,
  onTyped,
}: FactFieldProps & { label: string }): ReactNode {
  const { t, language } = useTexts();
  const days = useMemo(() => {
    const name = new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' });
    // The first of January 2024 was a Monday.
    return weekdays.map((day) => name.format(new Date(Date.UTC(2024, 0, 1 + day))));
  }, [language]);
  return (
    <fieldset className={own.group} disabled={isLocked}>
      <legend>{label}</legend>
      {weekdays.map((day) => (
        <div key={day} className={own.pair}>
          {(['from', 'to'] as const).map((end) => {
            const field = fieldName(fact, `${day}.${end}`);
            return (
              <TextField
                key={end}
                type="time"
                label={t(end === 'from' ? 'operator.from' : 'operator.until', { day: days[day]! })}
                value={typed[field] ?? ''}
                onChange={({ target }) => onTyped({ [field]: target.value })}
              />
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
