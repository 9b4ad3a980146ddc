import type { Endpoint } from '../define-endpoint.ts';
import { getLandlordCalendar } from './get-landlord-calendar.ts';
import { previewRates } from './preview-rates.ts';
import { removeBlock } from './remove-block.ts';
import { setBlock } from './set-block.ts';
import { setRates } from './set-rates.ts';
import { undoCalendarAct } from './undo-calendar-act.ts';

export const calendarsEndpoints = {
  getLandlordCalendar,
  previewRates,
  removeBlock,
  setBlock,
  setRates,
  undoCalendarAct,
} as const satisfies Record<string, Endpoint>;
