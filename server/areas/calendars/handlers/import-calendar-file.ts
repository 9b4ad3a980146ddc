import type { importCalendarFile } from '../../../../contract/calendars/import-calendar-file.ts';
import { findTimeZone } from '../../../../domain/time-zones.ts';
import type { Stay } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import { ownBlocks, type OwnBlock } from '../../booking/booking.ts';
import { calendarStore } from '../calendar-store.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { changeOwnCalendar, objectNotFound } from '../change-own-calendar.ts';
import { nightsEvent } from '../change-nights.ts';
import { feedStore } from '../feed-store.ts';
import { presentNights } from '../present-feeds.ts';
import { apart } from '../rules/apart.ts';

export function importCalendarFileHandler(deps: CalendarsDeps): Handler<typeof importCalendarFile> {
  return async ({ objectNumber, name, content, dryRun }, { user }) => {
    const { connection, clock, ownDomain } = deps;
    const { db } = connection;
    const today = clock.today();
    if (!(await calendarStore.findOwn(db, user.uid, objectNumber))) return objectNotFound;
    const zone = findTimeZone(await feedStore.placeOf(db, objectNumber));
    // Loaded on demand, since a start should not load the calendar parser.
    const { readIcal } = await import('../../../../domain/calendars/read-ical.ts');
    const read = readIcal(content, { today, ownDomain, zone });
    const { events = [], remarks = [] } = read.ok ? read : {};
    const asked = apart(events, today);
    const bookedStays = await feedStore.staysEndingAfter(db, objectNumber, today);
    const nights = presentNights(
      { events: [...events], remarks, unread: read.unread },
      { blocked: asked, booked: bookedStays, today },
    );
    const told = { problem: read.ok ? null : read.problem, ...nights };
    if (dryRun || asked.length === 0) {
      const { free, taken } = await ownBlocks.parts(db, objectNumber, asked);
      return { ok: true, data: { ...told, blocked: free, left: taken, actID: null } };
    }
    const outcome = await changeOwnCalendar<{ free: Stay[]; taken: Stay[] }>(
      deps,
      user,
      objectNumber,
      async (tx) => {
        const { free, taken } = await ownBlocks.parts(tx, objectNumber, asked);
        if (free.length === 0) return { result: { free, taken }, change: null };
        const blocks: OwnBlock[] = [];
        for (const stay of free) {
          const block = { ...stay, note: name };
          blocks.push({ stayId: await ownBlocks.insert(tx, objectNumber, block), ...block });
        }
        return {
          result: { free, taken },
          change: { kind: 'nights' },
          act: { kind: 'fileImported', before: null, after: { name, blocks } },
          event: nightsEvent(...blocks),
        };
      },
    );
    if (outcome === null) return objectNotFound;
    const { free, taken } = outcome.result;
    return { ok: true, data: { ...told, blocked: free, left: taken, actID: outcome.actId || null } };
  };
}
