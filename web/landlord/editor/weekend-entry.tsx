import type { ReactNode } from 'react';
import { useTexts } from '../../app/texts-context.tsx';
import { Checkbox } from '../../components/choice.tsx';
import { TextField } from '../../components/field.tsx';
import type { TypedSeason } from './typed-season.ts';
import { WeekdayChoice } from './weekday-choice.tsx';

export function WeekendEntry({
  season: { hasWeekend, weekendNightly, weekendNights },
  error,
  onChange,
}: {
  season: TypedSeason;
  error: (field: string) => string | undefined;
  onChange: (part: Partial<TypedSeason>) => void;
}): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <Checkbox
        name="hasWeekend"
        label={t('landlord.editor.seasons.weekend')}
        detail={t('landlord.editor.seasons.weekendHint')}
        checked={hasWeekend}
        onChange={({ target }) => onChange({ hasWeekend: target.checked })}
      />
      {hasWeekend && (
        <>
          <TextField
            name="weekendNightly"
            inputMode="decimal"
            label={t('landlord.editor.seasons.weekendNightly')}
            error={error('weekend.nightly')}
            value={weekendNightly}
            onChange={({ target }) => onChange({ weekendNightly: target.value })}
          />
          <WeekdayChoice
            name="weekendNights"
            label={t('landlord.editor.seasons.weekendNights')}
            error={error('weekend.nights')}
            value={weekendNights}
            onChange={(nights) => onChange({ weekendNights: nights })}
          />
        </>
      )}
    </>
  );
}
