import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { everyWeekday } from '../../../domain/pricing/home-rates.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import own from './editor.module.css';

export interface TypedSeason {
  fromDate: string;
  /** The last night, not the day after it, as landlords count. */
  lastNight: string;
  nightly: string;
  weekly: string;
  minStay: string;
  arrivalDays: number;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

export function SeasonEntry({
  season,
  number,
  week,
  error,
  onChange,
  onRemove,
}: {
  season: TypedSeason;
  number: string;
  week: ResponseOf<Api['previewOwnSeasons']>['weeks'][number] | undefined;
  error: (field: string) => string | undefined;
  onChange: (part: Partial<TypedSeason>) => void;
  onRemove: () => void;
}): ReactNode {
  const { t, format } = useTexts();
  return (
    <fieldset className={own.entry} data-testid="season">
      <legend>{t('landlord.editor.seasons.one', { number })}</legend>
      <div className={own.pairs}>
        <TextField
          name="fromDate"
          type="date"
          required
          label={t('landlord.editor.seasons.fromDate')}
          error={error('fromDate')}
          value={season.fromDate}
          onChange={({ target }) => onChange({ fromDate: target.value })}
        />
        <TextField
          name="lastNight"
          type="date"
          required
          label={t('landlord.editor.seasons.lastNight')}
          error={error('untilDate')}
          value={season.lastNight}
          onChange={({ target }) => onChange({ lastNight: target.value })}
        />
        <TextField
          name="nightly"
          inputMode="decimal"
          label={t('landlord.editor.seasons.nightly')}
          error={error('nightly')}
          value={season.nightly}
          onChange={({ target }) => onChange({ nightly: target.value })}
        />
        <TextField
          name="weekly"
          inputMode="decimal"
          label={t('landlord.editor.seasons.weekly')}
          hint={t('landlord.editor.seasons.weeklyHint')}
          error={error('weekly')}
          value={season.weekly}
          onChange={({ target }) => onChange({ weekly: target.value })}
        />
        <TextField
          name="minStay"
          inputMode="numeric"
          maxLength={2}
          label={t('landlord.editor.seasons.minStay')}
          error={error('minStay')}
          value={season.minStay}
          onChange={({ target }) => onChange({ minStay: target.value })}
        />
        <SelectField
          name="arrivalDays"
          label={t('landlord.editor.seasons.arrival')}
          value={String(season.arrivalDays)}
          onChange={({ target }) => onChange({ arrivalDays: Number(target.value) })}
        >
          <option value={everyWeekday}>{t('landlord.editor.seasons.everyDay')}</option>
          {weekdays.map((weekday) => (
            <option key={weekday} value={1 << weekday}>
              {t(`object.weekday.${weekday}`)}
            </option>
          ))}
          {season.arrivalDays !== everyWeekday &&
            !weekdays.some((one) => 1 << one === season.arrivalDays) && (
              <option value={season.arrivalDays}>{t('landlord.editor.seasons.severalDays')}</option>
            )}
        </SelectField>
      </div>
      {week && week.guestPays !== null && week.landlordReceives !== null && (
        <p className={own.preview} role="status" data-testid="week">
          {t('landlord.editor.seasons.week', {
            count: week.nights,
            date: format.date(week.startDate),
            pays: format.money(week.guestPays),
            receives: format.money(week.landlordReceives),
          })}
        </p>
      )}
      <div>
        <Button
          small
          variant="quiet"
          aria-label={`${t('landlord.editor.seasons.remove')}: ${t('landlord.editor.seasons.one', { number })}`}
          onClick={onRemove}
        >
          {t('landlord.editor.seasons.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
