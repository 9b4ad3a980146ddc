import { useState, type ReactNode } from 'react';
import { checkSeasons } from '../../../domain/homes/check-part.ts';
import { everyWeekday } from '../../../domain/pricing/home-rates.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { readAmount } from '../calendar/read-rates.ts';
import { SeasonEntry, type TypedSeason } from './season-entry.tsx';
import { SectionForm } from './section-form.tsx';
import type { Editing } from './use-editing.ts';

const seasonDays = 365;
/** An invalid amount is sent as 0, which the field refuses. */
const amountOf = (typed: string): number => readAmount(typed) ?? 0;
const isDate = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);

function seasonOf({ fromDate, lastNight, nightly, weekly, minStay, arrivalDays }: TypedSeason) {
  const night = amountOf(nightly);
  return {
    fromDate,
    untilDate: isDate(lastNight) ? addDays(lastNight, 1) : fromDate,
    nightly: night,
    // Seven nights, where nothing else is said.
    weekly: weekly.trim() === '' ? Math.round(night * 700) / 100 : (readAmount(weekly) ?? Number.NaN),
    minStay: /^\d{1,3}$/.test(minStay) ? Number(minStay) : 0,
    arrivalDays,
  };
}

/** Prices by season; before saving it shows what guests pay for a week and what the landlord receives. */
export function SeasonsSection({ editing }: { editing: Editing }): ReactNode {
  const { t, language, format } = useTexts();
  const { objectNumber, seasons: known } = editing.home;
  const [typed, setTyped] = useState<readonly TypedSeason[]>(() =>
    known.seasons.map(({ untilDate, nightly, weekly, minStay, fromDate, arrivalDays }) => ({
      fromDate,
      lastNight: addDays(untilDate, -1),
      nightly: format.number(nightly, 2),
      weekly: format.number(weekly, 2),
      minStay: String(minStay),
      arrivalDays,
    })),
  );
  const change = (at: number, part: Partial<TypedSeason>): void =>
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
    <SectionForm editing={editing} section="seasons" part={{ section: 'seasons', seasons }}>
      {typed.map((season, at) => (
        <SeasonEntry
          key={at}
          season={season}
          number={String(at + 1)}
          week={weeks?.[at]}
          error={(field) => editing.errorOf('seasons', `seasons.${at}.${field}`)}
          onChange={(part) => change(at, part)}
          onRemove={() => setTyped(typed.filter((_, index) => index !== at))}
        />
      ))}
      <div>
        <Button onClick={add} data-testid="add-season">
          {t('landlord.editor.seasons.add')}
        </Button>
      </div>
    </SectionForm>
  );
}
