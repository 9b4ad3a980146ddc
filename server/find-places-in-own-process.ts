import type { PlaceFinder } from './areas/homes/homes.ts';
import { moduleAddress } from './named-modules.ts';
import { createOwnProcess } from './platform/own-process.ts';

/** Milliseconds of idling after which its memory is worth more than the three seconds of a restart. */
const idleMs = 15 * 60_000;
/** Far longer than a start takes on a busy machine. */
const timeoutMs = 60_000;

/**
 * Looks up places in a separate process: the towns and coasts of the world take three seconds to load and 400 MB. It ends after a quarter
 * of an hour without a query, since a landlord who describes a home sets its pin more than once.
 */
export function createOwnProcessPlaces(): Pick<PlaceFinder, 'at' | 'prepare'> {
  const placesProcess = createOwnProcess<Pick<PlaceFinder, 'at'>>({
    module: moduleAddress('import/locations/place-process'),
    idleMs,
    timeoutMs,
  });
  return {
    at: (position) => placesProcess.call('at', position),
    // Any position makes the process load its data. A later query reports the error.
    prepare: () => void placesProcess.call('at', { lat: 0, lon: 0 }).catch(() => undefined),
  };
}
