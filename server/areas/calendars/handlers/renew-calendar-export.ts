import type { renewCalendarExport } from '../../../../contract/calendars/renew-calendar-export.ts';
import type { Handler } from '../../../http/handler.ts';
import { newNonce } from '../../../platform/signed-links.ts';
import type { CalendarsDeps } from '../calendars-context.ts';
import { presentFeedsOfOwner } from '../change-feeds.ts';
import { feedStore } from '../feed-store.ts';
import { objectNotFound, changeOwnCalendar } from '../change-own-calendar.ts';

export function renewCalendarExportHandler(deps: CalendarsDeps): Handler<typeof renewCalendarExport> {
  return async ({ objectNumber }, { user }) => {
    const done = await changeOwnCalendar(
      deps,
      user,
      objectNumber,
      async (tx) => {
        await feedStore.saveExportNonce(tx, objectNumber, newNonce(), deps.clock.now());
        return { result: true, change: null, act: { kind: 'exportRenewed', before: null, after: null } };
      },
      { asOwner: true },
    );
    return done === null ? objectNotFound : presentFeedsOfOwner(deps, user.uid, objectNumber);
  };
}
