import type { Endpoint } from '../define-endpoint.ts';
import { addCalendarFeed } from './add-calendar-feed.ts';
import { blockNights } from './block-nights.ts';
import { changeCalendarFeed } from './change-calendar-feed.ts';
import { getCalendarFeeds } from './get-calendar-feeds.ts';
import { getLandlordCalendar } from './get-landlord-calendar.ts';
import { previewCalendarFeed } from './preview-calendar-feed.ts';
import { previewRates } from './preview-rates.ts';
import { removeBlock } from './remove-block.ts';
import { removeCalendarFeed } from './remove-calendar-feed.ts';
import { renewCalendarExport } from './renew-calendar-export.ts';
import { runCalendarFeed } from './run-calendar-feed.ts';
import { setRates } from './set-rates.ts';
import { undoCalendarAct } from './undo-calendar-act.ts';

export const calendarsEndpoints = {
  addCalendarFeed,
  blockNights,
  changeCalendarFeed,
  getCalendarFeeds,
  getLandlordCalendar,
  previewCalendarFeed,
  previewRates,
  removeBlock,
  removeCalendarFeed,
  renewCalendarExport,
  runCalendarFeed,
  setRates,
  undoCalendarAct,
} as const satisfies Record<string, Endpoint>;
