import type { PlaceFinder } from './areas/homes/homes.ts';
import { addressOf } from './named-modules.ts';
import { createOwnProcess } from './platform/own-process.ts';

/** The process waits so long for another question: later its memory is worth more than the three seconds of a start. */
const idleMs = 60_000;
/** Far longer than a start takes on a machine that is busy. */
const timeoutMs = 60_000;

/**
 * Asks a process of its own where places lie: the towns and coasts of the world take three seconds to load and 400 MB, which a server
 * has not. It ends when nobody has asked for a minute.
 */
export function createOwnProcessPlaces(): Pick<PlaceFinder, 'at' | 'named' | 'prepare'> {
  const own = createOwnProcess<Pick<PlaceFinder, 'at' | 'named'>>({
    module: addressOf('import/locations/place-process'),
    idleMs,
    timeoutMs,
  });
  return {
    at: (position) => own.call('at', position),
    named: (name) => own.call('named', name),
    // A name that nothing has loads all that is needed. Whoever then asks is told what went wrong.
    prepare: () => void own.call('named', '?').catch(() => undefined),
  };
}
