import { languages, type Language } from '../../../domain/language.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { toDeviceTime } from '../../app/device-clock.ts';
import type { ContentRow } from './pages-of.ts';

export interface PlannedChange {
  key: string;
  row: ContentRow;
  language: Language;
  contentID: number;
  action: 'publish' | 'unpublish';
  at: string;
  /** The day by the viewer's clock. */
  day: PlainDate;
  revision: number | null;
  author: string;
  /** True if the change should have been carried out already. */
  isOverdue: boolean;
}

/** Milliseconds. Changes are carried out within seconds, so a longer delay indicates a fault. */
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
          day: toDeviceTime(new Date(at)).slice(0, 10),
          revision,
          author,
          isOverdue: new Date(at).getTime() + graceMs < now.getTime(),
        }));
      }),
    )
    .sort((one, other) => one.at.localeCompare(other.at));
}
