import { createClientErrors } from '../areas/client-errors/client-errors.ts';
import { createContact } from '../areas/contact/contact.ts';
import { createTravelNotice } from '../areas/travel-notice/travel-notice.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { ContentAreas } from './content-areas.ts';
import type { Platform } from './platform.ts';

/** What helps guests beside homes. */
export interface HelpAreas {
  travelNotice: ReturnType<typeof createTravelNotice>;
  clientErrors: ReturnType<typeof createClientErrors>;
  contact: ReturnType<typeof createContact>;
}

/** Makes what helps guests beside homes: the way to the office, travel notices, and errors that their browsers tell. */
export function createHelpAreas(
  platform: Platform,
  { partners }: CatalogueAreas,
  { content, attachments }: ContentAreas,
): HelpAreas {
  const { config, connection, clock, log, limits, work, recipients, mail, translate, routes } = platform;
  return {
    travelNotice: createTravelNotice({
      clock,
      log,
      covidInfoUrl: config.covidInfoUrl,
      rkiUrl: config.rkiUrl,
    }),
    clientErrors: createClientErrors({ log }),
    contact: createContact({
      connection,
      content,
      clock,
      limits,
      work,
      recipients,
      partners,
      mail,
      translate,
      routes,
      publicUrl: platform.publicUrl,
      replyAddresses: platform.replyAddresses,
      attachments,
    }),
  };
}
