import type { PlaceFinder } from './areas/homes/homes.ts';
import { addressOf } from './named-modules.ts';
import { createOwnProcess } from './platform/own-process.ts';

/** The process waits so long for another question: later its memory is worth more than the three seconds of a start. */
const idleMs = 15 * 60_000;
/** Far longer than a start takes on a machine that is busy. */
const timeoutMs = 60_000;

/**
 * Asks a process of its own where places lie: the towns and coasts of the world take three seconds to load and 400 MB, which a server
 * has not. It ends when nobody has asked for a quarter of an hour: whoever
 * describes a home sets its pin more than once.
 */
export function createOwnProcessPlaces(): Pick<PlaceFinder, 'at' | 'prepare'> {
  const own = createOwnProcess<Pick<PlaceFinder, 'at'>>({
    module: addressOf('import/locations/place-process'),
    idleMs,
    timeoutMs,
  });
  return {
    at: (position) => own.call('at', position),
    // Any position loads all that is needed. Whoever then asks is told what went wrong.
    prepare: () => void own.call('at', { lat: 0, lon: 0 }).catch(() => undefined),
  };
}
