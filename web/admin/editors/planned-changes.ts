import { languages, type Language } from '../../../domain/language.ts';
import { todayInBerlin, type PlainDate } from '../../../domain/stay.ts';
import { ownZone } from '../parts/own-clock.ts';
import type { ContentRow } from './pages-of.ts';

/** One change that will happen by itself. */
export interface PlannedChange {
  key: string;
  row: ContentRow;
  language: Language;
  contentID: number;
  action: 'publish' | 'unpublish';
  /** A moment in UTC, as an ISO text. */
  at: string;
  /** The day on the clocks of the house. */
  day: PlainDate;
  revision: number | null;
  author: string;
  /** It should have happened, and did not. */
  isOverdue: boolean;
}

/** Changes happen within seconds; who is later than this has a reason. */
const graceMs = 120_000;

/** All changes that are planned for these containers, the earliest first. */
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

/** The zone of the editor's own clock where it shows another time than the house's; null where both agree. */
export function otherZone(at: Date, zone = ownZone()): string | null {
  const clock = (timeZone: string): string =>
    at.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return clock(zone) === clock('Europe/Berlin') ? null : zone;
}
