import type { PersonalData } from '../../platform/personal-data.ts';
import { calendarStore } from './calendar-store.ts';

export const personalDataOfCalendars: PersonalData = {
  async read(db, { uid }) {
    return { calendar_acts: await calendarStore.listActs(db, uid) };
  },

  leave: (tx, { uid }) => calendarStore.leave(tx, uid),
};
