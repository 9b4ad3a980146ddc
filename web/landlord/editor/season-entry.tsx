import type { ReactNode } from 'react';
import { seasonNameMax } from '../../../domain/homes/fact-bounds.ts';
import { labelled } from '../../../texts/labelled.ts';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import own from './editor.module.css';
import type { TypedSeason } from './typed-season.ts';
import { WeekInstead } from './week-instead.tsx';
import { WeekdayChoice } from './weekday-choice.tsx';
import { WeekendEntry } from './weekend-entry.tsx';

export function SeasonEntry({
  season,
  number,
  week,
  error,
  onDiscount,
  onChange,
  onCopy,
  onRemove,
}: {
  season: TypedSeason;
  number: string;
  week: ResponseOf<Api['previewOwnSeasons']>['weeks'][number] | undefined;
  error: (field: string) => string | undefined;
  /** Proposes a discount of so many percent for a week and longer. */
  onDiscount: (percent: number) => void;
  onChange: (part: Partial<TypedSeason>) => void;
  onCopy: () => void;
  onRemove: () => void;
}): ReactNode {
  const { t, format, language } = useTexts();
  const legend = season.name.trim() || t('landlord.editor.seasons.one', { number });
  return (
    <fieldset className={own.entry} data-testid="season">
      <legend>{legend}</legend>
      <TextField
        name="name"
        autoComplete="off"
        maxLength={seasonNameMax}
        label={t('landlord.editor.seasons.name')}
        hint={t('landlord.editor.seasons.nameHint')}
        error={error('name')}
        value={season.name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
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
        <TextField
          name="maxStay"
          inputMode="numeric"
          maxLength={3}
          label={t('landlord.editor.seasons.maxStay')}
          hint={t('landlord.editor.seasons.maxStayHint')}
          error={error('maxStay')}
          value={season.maxStay}
          onChange={({ target }) => onChange({ maxStay: target.value })}
        />
      </div>
      <WeekInstead season={season} onDiscount={onDiscount} onChange={onChange} />
      <WeekendEntry season={season} error={error} onChange={onChange} />
      <WeekdayChoice
        name="arrivalDays"
        label={t('landlord.editor.seasons.arrival')}
        error={error('arrivalDays')}
        value={season.arrivalDays}
        onChange={(arrivalDays) => onChange({ arrivalDays })}
      />
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
      <div className={own.actions}>
        <Button
          small
          variant="quiet"
          data-testid="copy-season"
          aria-label={labelled(language, t('landlord.editor.seasons.copy'), legend)}
          onClick={onCopy}
        >
          {t('landlord.editor.seasons.copy')}
        </Button>
        <Button
          small
          variant="quiet"
          aria-label={labelled(language, t('landlord.editor.seasons.remove'), legend)}
          onClick={onRemove}
        >
          {t('landlord.editor.seasons.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
