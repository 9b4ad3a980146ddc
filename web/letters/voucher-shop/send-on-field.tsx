import type { ReactNode } from 'react';
import { addDays, type PlainDate } from '../../../domain/stay.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';
import { firstOfMonth, monthsBetween, shiftMonth } from '../../features/calendar/months.ts';
import shop from './shop.module.css';

/**
 * Asks for the day on which a voucher is sent: at once, or a month and then a day. A date field of the browser speaks the browser's
 * language, not that of the page. The name of a month stands for its first possible day.
 */
export function SendOnField({
  value,
  first,
  last,
  error,
  onChange,
}: {
  /** Empty for at once. */
  value: string;
  first: PlainDate;
  last: PlainDate;
  error: string | undefined;
  onChange: (day: string) => void;
}): ReactNode {
  const { t, format } = useTexts();
  const firstIn = (month: PlainDate): PlainDate => (month < first ? first : month);
  const months = Array.from(
    { length: monthsBetween(firstOfMonth(first), firstOfMonth(last)) + 1 },
    (_, index) => shiftMonth(firstOfMonth(first), index),
  );
  const days: PlainDate[] = [];
  if (value !== '') {
    const end = shiftMonth(firstOfMonth(value), 1);
    for (let day = firstIn(firstOfMonth(value)); day < end && day <= last; day = addDays(day, 1))
      days.push(day);
  }
  return (
    <div className={shop.sendOn}>
      <SelectField
        name="sendOn"
        label={t('vouchers.shop.sendOn')}
        error={error}
        value={value === '' ? '' : firstIn(firstOfMonth(value))}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{t('vouchers.shop.atOnce')}</option>
        {months.map((month) => (
          <option key={month} value={firstIn(month)}>
            {format.month(month)}
          </option>
        ))}
      </SelectField>
      {value !== '' && (
        <SelectField
          name="sendOnDay"
          label={t('vouchers.shop.day')}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {days.map((day) => (
            <option key={day} value={day}>
              {`${format.weekday(day)} ${Number(day.slice(8))}`}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
