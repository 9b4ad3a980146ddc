import { useMemo, type ReactNode } from 'react';
import { locales } from '../../../domain/language.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { TextField } from '../../components/field.tsx';
import admin from '../parts/admin.module.css';
import type { FactFieldProps } from './fact-field-props.ts';
import own from './operator.module.css';
import { fieldName, weekdays } from './typed-facts.ts';

/** Opening hours of a week, one line per day. An empty day is closed. */
export function HoursField({
  fact,
  label,
  typed,
  isLocked,
  onTyped,
}: FactFieldProps & { label: string }): ReactNode {
  const { t, language } = useTexts();
  const days = useMemo(() => {
    const name = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' });
    // The first of January 2024 was a Monday.
    return weekdays.map((day) => name.format(new Date(Date.UTC(2024, 0, 1 + day))));
  }, [language]);
  return (
    <fieldset className={own.group} disabled={isLocked}>
      <legend>{label}</legend>
      <p className={admin.soft}>{t('operator.hoursHint')}</p>
      {weekdays.map((day) => {
        const field = fieldName(fact, day);
        return (
          <TextField
            key={day}
            label={days[day]}
            value={typed[field] ?? ''}
            onChange={({ target }) => onTyped({ [field]: target.value })}
          />
        );
      })}
    </fieldset>
  );
}
