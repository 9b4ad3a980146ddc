import type { PersonalData } from '../../platform/personal-data.ts';
import { notesStore } from './notes-store.ts';
import { officeActsStore } from './office-acts-store.ts';

/** The office's notes about a person, and the accesses of a member of the staff. */
export const personalDataOfOfficeRecords: PersonalData = {
  read: async (db, { uid, email }) => ({
    office_notes: await notesStore.listByPerson(db, { uid, emailKey: email.toLowerCase() }),
    office_acts: await officeActsStore.ofStaff(db, uid),
  }),
  leave: (tx, { uid, email }) => notesStore.deleteAbout(tx, { uid, emailKey: email.toLowerCase() }),
};
