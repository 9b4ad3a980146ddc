import { officeRecordsEndpoints } from '../../../contract/office-records/endpoints.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { addOfficeNoteHandler } from './handlers/add-office-note.ts';
import { findRecordsHandler } from './handlers/find-records.ts';
import { getPersonRecordHandler } from './handlers/get-person-record.ts';
import { removeOfficeNoteHandler } from './handlers/remove-office-note.ts';
import { resendBookingMailHandler } from './handlers/resend-booking-mail.ts';
import { notesStore } from './notes-store.ts';
import { officeActsStore } from './office-acts-store.ts';
import type { OfficeRecordsDeps } from './office-records-context.ts';
import { personalDataOfOfficeRecords } from './personal-data-store.ts';

export function createOfficeRecords(deps: OfficeRecordsDeps): { readonly module: AreaModule } {
  const { db } = deps.connection;
  return {
    module: {
      name: 'office-records',
      personalData: personalDataOfOfficeRecords,
      endpoints: bindArea(officeRecordsEndpoints, {
        addOfficeNote: addOfficeNoteHandler(deps),
        findRecords: findRecordsHandler(deps),
        getPersonRecord: getPersonRecordHandler(deps),
        removeOfficeNote: removeOfficeNoteHandler(deps),
        resendBookingMail: resendBookingMailHandler(deps),
      }),
      async forget(now) {
        await officeActsStore.deleteBefore(db, retentionEnd(now, retentionDays.officeActs));
        await notesStore.deleteBefore(db, retentionEnd(now, retentionDays.officeNotes));
      },
    },
  };
}
