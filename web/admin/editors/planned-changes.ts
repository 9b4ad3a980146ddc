import { languages, type Language } from '../../../domain/language.ts';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import { ownZone } from '../parts/own-clock.ts';
import type { ContentRow } from './pages-of.ts';

export interface PlannedChange {
  key: string;
  row: ContentRow;
  language: Language;
  contentID: number;
  action: 'publish' | 'unpublish';
  at: string;
  /** The day in the house's time zone. */
  day: PlainDate;
  revision: number | null;
  author: string;
  /** The change should have happened and did not. */
  isOverdue: boolean;
}

/** Milliseconds. Changes happen within seconds, so that a longer delay means a fault. */
const graceMs = 120_000;

export function plannedChanges(rows: readonly ContentRow[], now: Date): PlannedChange[] {
  return rows
    .flatMap((row) =>
      languages.flatMap((language) => {
        const unit = row.units[language];
        return (unit?.schedules ?? []).map(({ action, at, revision, author }) => ({
          key: `${unit!.contentID} ${action}`,
          row,
          language,
          contentID: unit!.contentID,
          action,
          at,
          day: todayInBerlin(new Date(at)),
          revision,
          author,
          isOverdue: new Date(at).getTime() + graceMs < now.getTime(),
        }));
      }),
    )
    .sort((one, other) => one.at.localeCompare(other.at));
}

/** The editor's time zone where it shows another time than the house's; null where both agree. */
export function otherZone(at: Date, zone = ownZone()): string | null {
  const clock = (timeZone: string): string =>
    at.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return clock(zone) === clock('Europe/Berlin') ? null : zone;
}
