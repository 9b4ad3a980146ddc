import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import own from './editor.module.css';

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** A choice of weekdays as bits. Monday is the lowest. */
export function WeekdayChoice({
  name,
  label,
  error,
  value,
  onChange,
}: {
  name: string;
  label: string;
  error: string | undefined;
  value: number;
  onChange: (value: number) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <fieldset className={own.weekdays}>
      <legend>{label}</legend>
      {weekdays.map((weekday) => (
        <Checkbox
          key={weekday}
          name={`${name}-${weekday}`}
          label={t(`object.weekday.${weekday}`)}
          invalid={error !== undefined}
          checked={(value & (1 << weekday)) !== 0}
          onChange={() => onChange(value ^ (1 << weekday))}
        />
      ))}
      {error !== undefined && (
        <p role="alert" className={own.wrong}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
