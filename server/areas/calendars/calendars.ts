import { calendarsEndpoints } from '../../../contract/calendars/endpoints.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import type { BookingArea } from '../booking/booking.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Pricing } from '../pricing/pricing.ts';
import { getLandlordCalendarHandler } from './handlers/get-landlord-calendar.ts';
import { previewRatesHandler } from './handlers/preview-rates.ts';
import { removeBlockHandler } from './handlers/remove-block.ts';
import { setBlockHandler } from './handlers/set-block.ts';
import { setRatesHandler } from './handlers/set-rates.ts';
import { undoCalendarActHandler } from './handlers/undo-calendar-act.ts';
import { personalDataOfCalendars } from './personal-data-store.ts';

export interface CalendarsDeps {
  connection: DatabaseConnection;
  clock: Clock;
  booking: Pick<BookingArea, 'homesOf'>;
  catalogue: Pick<Catalogue, 'changeHome'>;
  pricing: Pick<Pricing, 'homeRates' | 'quoteWithSeasons'>;
}

/** The calendars of homes as those keep them who let the homes. Nobody else calls this area. */
export function createCalendars(deps: CalendarsDeps): Area<object> {
  return {
    module: {
      name: 'calendars',
      personalData: personalDataOfCalendars,
      endpoints: bindArea(calendarsEndpoints, {
        getLandlordCalendar: getLandlordCalendarHandler(deps),
        previewRates: previewRatesHandler(deps),
        removeBlock: removeBlockHandler(deps),
        setBlock: setBlockHandler(deps),
        setRates: setRatesHandler(deps),
        undoCalendarAct: undoCalendarActHandler(deps),
      }),
    },
  };
}
