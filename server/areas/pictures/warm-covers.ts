import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { listCovers } from './pictures-store.ts';
import { type PictureAddress, parsePictureAddress } from './rules/picture-address.ts';
import { type Subject, type Subjects, fingerprint } from './subjects.ts';

type Deps = {
  db: Database;
  log: Log;
  subjects: Subjects;
  isQuiet: () => boolean;
  isStopped: () => boolean;
  has: (file: string) => Promise<boolean>;
  make: (subject: Subject, address: PictureAddress, name: string) => Promise<unknown>;
};

const coversAtOnce = 100;
/** Idle seconds per second of work, so that the site does not feel slow. */
const restShare = 1;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/**
 * Generates covers for lists one after another while the server is idle. Cached ones cost a lookup in memory. Covers go by object number;
 * resolves with the number generated.
 */
export async function warmCovers(deps: Deps, limit: number): Promise<number> {
  const { db, log, subjects, isQuiet, isStopped, has, make } = deps;
  let [made, seen, after] = [0, 0, 0];
  while (!isStopped() && seen < limit) {
    const covers = await listCovers(db, after, Math.min(coversAtOnce, limit - seen));
    if (covers.length === 0) break;
    for (const cover of covers) {
      after = cover.home.objectNumber;
      seen++;
      const subject = subjects.ofHome(cover, 1);
      for (const size of ['362x225', '725x450']) {
        const address = parsePictureAddress(`/pictures/${after}/1-${size}.avif`);
        if (!address) continue;
        const name = fingerprint(subject, address);
        if (await has(`${name}.avif`)) continue;
        while (!isStopped() && !isQuiet()) await pause(200);
        if (isStopped()) return made;
        const started = performance.now();
        try {
          await make(subject, address, name);
          made++;
        } catch (error) {
          if (isStopped()) return made;
          log.warn({ err: error, objectNumber: after }, 'cover not made');
        }
        await pause(20 + (performance.now() - started) * restShare);
      }
    }
    // A long list of known covers must not hold the event loop either.
    await pause(1);
  }
  return made;
}
