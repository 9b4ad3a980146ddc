import type { ReactNode } from 'react';
import { ruleBounds } from '../../../domain/pricing/booking-rules.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { SelectField } from '../../components/field.tsx';

const numbersWithin = ([least, most]: readonly [number, number]): number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

const leadDayChoices = numbersWithin(ruleBounds.leadDays);
/** No host needs a deadline before six in the morning. */
const leadHourChoices = numbersWithin([6, ruleBounds.leadHour[1]]);
const horizonChoices = numbersWithin(ruleBounds.horizonMonths);

export function LeadFields({
  leadDays,
  leadHour,
  onChange,
}: {
  leadDays: string;
  leadHour: string;
  onChange: (part: { leadDays?: string; leadHour?: string }) => void;
}): ReactNode {
  const { t } = useTexts();
  const hours = leadHourChoices.map(String).includes(leadHour)
    ? leadHourChoices
    : [Number(leadHour), ...leadHourChoices];
  return (
    <>
      <SelectField
        name="leadDays"
        label={t('landlord.editor.rules.leadDays')}
        value={leadDays}
        onChange={({ target }) => onChange({ leadDays: target.value })}
      >
        {leadDayChoices.map((days) => (
          <option key={days} value={days}>
            {days === 0
              ? t('landlord.editor.rules.onArrival')
              : t('landlord.editor.rules.daysBefore', { count: days })}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="leadHour"
        label={t('landlord.editor.rules.leadHour')}
        value={leadHour}
        onChange={({ target }) => onChange({ leadHour: target.value })}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {hour === 24 ? t('landlord.editor.rules.midnight') : t('landlord.editor.rules.hour', { hour })}
          </option>
        ))}
      </SelectField>
    </>
  );
}

export function HorizonField({
  horizonMonths,
  onChange,
}: {
  horizonMonths: string;
  onChange: (part: { horizonMonths: string }) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <SelectField
      name="horizonMonths"
      label={t('landlord.editor.rules.horizonMonths')}
      value={horizonMonths}
      onChange={({ target }) => onChange({ horizonMonths: target.value })}
    >
      <option value="">{t('landlord.editor.rules.twoYears')}</option>
      {horizonChoices.map((months) => (
        <option key={months} value={months}>
          {t('landlord.editor.rules.months', { count: months })}
        </option>
      ))}
    </SelectField>
  );
}
