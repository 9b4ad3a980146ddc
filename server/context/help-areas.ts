import { createAuditLog } from '../areas/audit-log/audit-log.ts';
import { createClientErrors } from '../areas/client-errors/client-errors.ts';
import { createContact } from '../areas/contact/contact.ts';
import { createOfficeRecords } from '../areas/office-records/office-records.ts';
import { createTravelNotice } from '../areas/travel-notice/travel-notice.ts';
import { createWaitingWork } from '../areas/waiting-work/waiting-work.ts';
import { mailJobsOf } from '../http/area-module.ts';
import type { BookingAreas } from './booking-areas.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { ContentAreas } from './content-areas.ts';
import type { PeopleAreas } from './people-areas.ts';
import type { Platform } from './platform.ts';

export type HelpAreas = ReturnType<typeof createHelpAreas>;

export function createHelpAreas(
  platform: Platform,
  { partners }: CatalogueAreas,
  { content, attachments }: ContentAreas,
  { booking }: BookingAreas,
  { findPersonName }: PeopleAreas,
) {
  const { covidInfoUrl, rkiUrl } = platform.config;
  return {
    travelNotice: createTravelNotice({ ...platform, covidInfoUrl, rkiUrl }),
    clientErrors: createClientErrors(platform),
    contact: createContact({ ...platform, content, partners, attachments, booking }),
    officeRecords: createOfficeRecords({ ...platform, findPersonName, booking }),
    auditLog: createAuditLog(platform),
    waitingWork: createWaitingWork({
      ...platform,
      isClosed: () => platform.ports.isClosed(),
      mailJobs: () => mailJobsOf(platform.ports.modules()),
    }),
  };
}
