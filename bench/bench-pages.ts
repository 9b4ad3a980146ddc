import { inDemoWorld } from './pages/demo-world.ts';
import { measurePageKinds } from './pages/page-kinds.ts';
import { compareRenderings } from './pages/renderings.ts';
import { measureUnderBookings } from './pages/under-bookings.ts';
import { readOptions } from '../scripts/read-options.ts';

/**
 * Measures the cost of rendered and cached pages, and the hit rate of the cache while stays are booked. Needs built
 * pages. `DATA_DIR` names an existing demo world.
 */
const values = readOptions({
  objects: { type: 'string', default: '3000' },
  connections: { type: 'string', default: '10' },
  rounds: { type: 'string', default: '3' },
  /** Seconds for each turn of a page. */
  seconds: { type: 'string', default: '3' },
  /** Bookings per minute during visits of many pages. 0 skips this part. */
  bookings: { type: 'string', default: '50' },
  /** Visits per second, which drive the clock of the cache. */
  visits: { type: 'string', default: '30' },
  /** Seconds of visits in each turn. */
  turn: { type: 'string', default: '45' },
  /** Skips the comparison of one page. */
  'bookings-only': { type: 'boolean', default: false },
  /** Only prints the cost of ten kinds of pages. */
  'kinds-only': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
});

await inDemoWorld(values.objects, async (dataDir) => {
  const settings = { dataDir, connections: Number(values.connections), rounds: Number(values.rounds) };
  const kinds = values['bookings-only']
    ? null
    : await measurePageKinds({
        dataDir,
        rounds: settings.rounds,
        seconds: Math.min(1, Number(values.seconds)),
      });
  const underBookings =
    Number(values.bookings) === 0 || values['kinds-only']
      ? null
      : await measureUnderBookings({
          ...settings,
          seconds: Number(values.turn),
          bookingsPerMinute: Number(values.bookings),
          visitsPerSecond: Number(values.visits),
        });
  const renderings =
    values['bookings-only'] || values['kinds-only']
      ? null
      : await compareRenderings({ ...settings, seconds: Number(values.seconds) });
  if (values.json) {
    console.log(JSON.stringify({ ...renderings, kinds: kinds?.rows, mix: kinds?.mix, underBookings }));
  } else {
    if (kinds) {
      console.table(kinds.rows);
      console.table({ 'all kinds in turn, ten connections': kinds.mix });
    }
    if (underBookings) console.table(underBookings);
    if (renderings) {
      console.table(renderings.rows);
      console.log(
        `Rendered fresh: ${renderings.freshOfBarePercent} % of the bare React Router page, ` +
          `${renderings.byProcessorPercent} % by the processor's time.`,
      );
    }
  }
});
