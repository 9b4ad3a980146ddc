import { useState, type ReactNode } from 'react';
import { checkSeasons } from '../../../domain/homes/check-part.ts';
import { everyWeekday } from '../../../domain/pricing/home-rates.ts';
import { weeklyRateFromNights } from '../../../domain/pricing/stay-price.ts';
import { fridayAndSaturday } from '../../../domain/pricing/weekend-rates.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { useCall } from '../../app/calls/use-call.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Button } from '../../components/button.tsx';
import { SeasonEntry } from './season-entry.tsx';
import { SectionForm } from './section-form.tsx';
import { readStay, StayPreview, type TypedStay } from './stay-preview.tsx';
import {
  copyAllToNextYear,
  copyToNextYear,
  isDate,
  readSeason,
  writeSeason,
  type TypedSeason,
} from './typed-season.ts';
import styles from '../parts/landlord.module.css';
import type { Editing } from './use-editing.ts';

const seasonDays = 365;
const noSeason = {
  ...{ nightly: '', weekly: '', minStay: '3', maxStay: '', arrivalDays: everyWeekday },
  ...{ name: '', hasWeekend: false, weekendNightly: '', weekendNights: fridayAndSaturday },
};

/** Prices by season. Before saving the section shows what guests pay for a week and what the landlord receives. */
export function SeasonsSection({ editing }: { editing: Editing }): ReactNode {
  const { t, language, format } = useTexts();
  const { objectNumber, seasons: savedSeasons } = editing.home;
  const [typed, setTyped] = useState<readonly TypedSeason[]>(() =>
    savedSeasons.seasons.map((season) => writeSeason(season, format)),
  );
  const [stay, setStay] = useState<TypedStay>({ startDate: '', endDate: '', persons: '2' });
  const changeSeason = (at: number, part: Partial<TypedSeason>): void =>
    setTyped((current) => current.map((season, index) => (index === at ? { ...season, ...part } : season)));
  const copies = copyAllToNextYear(typed);
  const seasons = typed.map(readSeason);
  const isWhole =
    seasons.length > 0 &&
    typed.every(({ fromDate }) => isDate(fromDate)) &&
    Object.keys(checkSeasons(seasons)).length === 0;
  const preview = useCall(
    'previewOwnSeasons',
    isWhole ? { objectNumber, languageCode: language, seasons, stay: readStay(stay) } : null,
    { debounceMs: 300 },
  );
  const weeks = isWhole ? preview.answer?.weeks : undefined;
  const addSeason = (): void => {
    const lastSeason = typed.at(-1);
    const fromDate =
      lastSeason && isDate(lastSeason.lastNight)
        ? addDays(lastSeason.lastNight, 1)
        : todayInBerlin(new Date());
    setTyped([
      ...typed,
      { ...(lastSeason ?? noSeason), name: '', fromDate, lastNight: addDays(fromDate, seasonDays) },
    ]);
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
          onDiscount={(percent) => {
            editing.proposeDiscount?.({ threshold: weeklyRateFromNights, percent });
            document.getElementById('costs')?.scrollIntoView({ block: 'start' });
          }}
          onChange={(part) => changeSeason(at, part)}
          onCopy={() => setTyped([...typed, copyToNextYear(season)])}
          onRemove={() => setTyped(typed.filter((_, index) => index !== at))}
        />
      ))}
      <div>
        <Button onClick={addSeason} data-testid="add-season">
          {t('landlord.editor.seasons.add')}
        </Button>
      </div>
      {copies.length > 1 && (
        <div>
          <Button onClick={() => setTyped([...typed, ...copies])} data-testid="copy-seasons">
            {t('landlord.editor.seasons.copyAll')}
          </Button>
          <p className={styles.soft}>{t('landlord.editor.seasons.copyAllHint')}</p>
        </div>
      )}
      {isWhole && (
        <StayPreview
          typed={stay}
          preview={readStay(stay) && preview.answer?.stay}
          percent={preview.answer?.commissionPercent ?? 0}
          onChange={setStay}
        />
      )}
    </SectionForm>
  );
}
