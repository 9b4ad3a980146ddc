import type { PersonalData } from '../../platform/personal-data.ts';
import { calendarStore } from './calendar-store.ts';

/** What somebody has done to the calendars of their homes. */
export const personalDataOfCalendars: PersonalData = {
  async read(db, { uid }) {
    return { calendar_acts: await calendarStore.actsOf(db, uid) };
  },

  leave: (tx, { uid }) => calendarStore.leave(tx, uid),
};
