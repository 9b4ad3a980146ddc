import type { PersonalData } from '../../platform/personal-data.ts';
import { notesStore } from './notes-store.ts';
import { officeActsStore } from './office-acts-store.ts';

/** What the office noted about a person, and what a member of the staff has looked at. */
export const personalDataOfOfficeRecords: PersonalData = {
  read: async (db, { uid, email }) => ({
    office_notes: await notesStore.ofPerson(db, { uid, emailKey: email.toLowerCase() }),
    office_acts: await officeActsStore.ofStaff(db, uid),
  }),
  leave: (tx, { uid, email }) => notesStore.deleteAbout(tx, { uid, emailKey: email.toLowerCase() }),
};
