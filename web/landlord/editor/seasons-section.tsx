import { useState, type ReactNode } from 'react';
import { checkSeasons } from '../../../domain/homes/check-part.ts';
import { everyWeekday } from '../../../domain/pricing/home-rates.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { readAmount } from '../calendar/read-rates.ts';
import own from './editor.module.css';
import { SectionForm } from './section-form.tsx';
import type { Editing } from './use-editing.ts';

interface Typed {
  fromDate: string;
  /** The last night, as landlords say it. */
  lastNight: string;
  nightly: string;
  weekly: string;
  minStay: string;
  arrivalDays: number;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
const seasonDays = 365;
/** An amount that is none is sent as nothing, which is refused by its field. */
const amountOf = (typed: string): number => readAmount(typed) ?? 0;
const isDate = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);

function seasonOf({ fromDate, lastNight, nightly, weekly, minStay, arrivalDays }: Typed) {
  const night = amountOf(nightly);
  return {
    fromDate,
    untilDate: isDate(lastNight) ? addDays(lastNight, 1) : fromDate,
    nightly: night,
    // Seven nights, where nothing else is said.
    weekly: weekly.trim() === '' ? Math.round(night * 700) / 100 : amountOf(weekly),
    minStay: /^\d{1,2}$/.test(minStay) ? Number(minStay) : 0,
    arrivalDays,
  };
}

/** When a night costs what, and what a week of each season comes to for guests and landlord before it is saved. */
export function SeasonsSection({ editing }: { editing: Editing }): ReactNode {
  const { t, language, format } = useTexts();
  const { objectNumber, seasons: known } = editing.home;
  const [typed, setTyped] = useState<readonly Typed[]>(() =>
    known.seasons.map(({ untilDate, nightly, weekly, minStay, fromDate, arrivalDays }) => ({
      fromDate,
      lastNight: addDays(untilDate, -1),
      nightly: format.number(nightly, 2),
      weekly: format.number(weekly, 2),
      minStay: String(minStay),
      arrivalDays,
    })),
  );
  const change = (at: number, part: Partial<Typed>): void =>
    setTyped((now) => now.map((season, index) => (index === at ? { ...season, ...part } : season)));
  const seasons = typed.map(seasonOf);
  const isWhole =
    seasons.length > 0 &&
    typed.every(({ fromDate }) => isDate(fromDate)) &&
    Object.keys(checkSeasons(seasons)).length === 0;
  const preview = useCall(
    'previewOwnSeasons',
    isWhole ? { objectNumber, languageCode: language, seasons } : null,
    { debounceMs: 300 },
  );
  const weeks = isWhole ? preview.answer?.weeks : undefined;
  const add = (): void => {
    const last = typed.at(-1);
    const fromDate = last && isDate(last.lastNight) ? addDays(last.lastNight, 1) : todayInBerlin(new Date());
    const before = last ?? { nightly: '', weekly: '', minStay: '3', arrivalDays: everyWeekday };
    setTyped([...typed, { ...before, fromDate, lastNight: addDays(fromDate, seasonDays) }]);
  };
  return (
    <SectionForm
      editing={editing}
      section="seasons"
      onSave={() => {
        if (typed.every(({ fromDate }) => isDate(fromDate))) editing.save({ section: 'seasons', seasons });
      }}
    >
      {typed.map((season, at) => {
        const error = (field: string): string | undefined =>
          editing.errorOf('seasons', `seasons.${at}.${field}`);
        const week = weeks?.[at];
        return (
          <fieldset key={at} className={own.entry} data-testid="season">
            <legend>{t('landlord.editor.seasons.one', { number: String(at + 1) })}</legend>
            <div className={own.pairs}>
              <TextField
                name="fromDate"
                type="date"
                required
                label={t('landlord.editor.seasons.fromDate')}
                error={error('fromDate')}
                value={season.fromDate}
                onChange={({ target }) => change(at, { fromDate: target.value })}
              />
              <TextField
                name="lastNight"
                type="date"
                required
                label={t('landlord.editor.seasons.lastNight')}
                error={error('untilDate')}
                value={season.lastNight}
                onChange={({ target }) => change(at, { lastNight: target.value })}
              />
              <TextField
                name="nightly"
                inputMode="decimal"
                label={t('landlord.editor.seasons.nightly')}
                error={error('nightly')}
                value={season.nightly}
                onChange={({ target }) => change(at, { nightly: target.value })}
              />
              <TextField
                name="weekly"
                inputMode="decimal"
                label={t('landlord.editor.seasons.weekly')}
                hint={t('landlord.editor.seasons.weeklyHint')}
                error={error('weekly')}
                value={season.weekly}
                onChange={({ target }) => change(at, { weekly: target.value })}
              />
              <TextField
                name="minStay"
                inputMode="numeric"
                maxLength={2}
                label={t('landlord.editor.seasons.minStay')}
                error={error('minStay')}
                value={season.minStay}
                onChange={({ target }) => change(at, { minStay: target.value })}
              />
              <SelectField
                name="arrivalDays"
                label={t('landlord.editor.seasons.arrival')}
                value={String(season.arrivalDays)}
                onChange={({ target }) => change(at, { arrivalDays: Number(target.value) })}
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
                aria-label={`${t('landlord.editor.seasons.remove')}: ${t('landlord.editor.seasons.one', { number: String(at + 1) })}`}
                onClick={() => setTyped(typed.filter((_, index) => index !== at))}
              >
                {t('landlord.editor.seasons.remove')}
              </Button>
            </div>
          </fieldset>
        );
      })}
      <div>
        <Button onClick={add} data-testid="add-season">
          {t('landlord.editor.seasons.add')}
        </Button>
      </div>
    </SectionForm>
  );
}
