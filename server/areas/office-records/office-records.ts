import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { officeRecordsCalls } from './calls.generated.ts';
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
      endpoints: bindArea(officeRecordsCalls, deps),
      async forget(now) {
        await officeActsStore.deleteBefore(db, retentionEnd(now, retentionDays.officeActs));
        await notesStore.deleteBefore(db, retentionEnd(now, retentionDays.officeNotes));
      },
    },
  };
}
