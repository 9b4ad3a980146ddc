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
/** Idle seconds per second of work, so that the site stays responsive. */
const restShare = 1;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/**
 * Generates covers for lists one after another while the server is idle. Cached ones cost a lookup in memory. Covers are processed by
 * object number; resolves with the number generated.
 */
export async function warmCovers(deps: Deps, limit: number): Promise<number> {
  const { db, log, subjects, isQuiet, isStopped, has, make } = deps;
  let [generatedCount, coverCount, after] = [0, 0, 0];
  while (!isStopped() && coverCount < limit) {
    const covers = await listCovers(db, after, Math.min(coversAtOnce, limit - coverCount));
    if (covers.length === 0) break;
    for (const cover of covers) {
      after = cover.home.objectNumber;
      coverCount++;
      const subject = subjects.ofHome(cover, 1);
      for (const size of ['362x225', '725x450']) {
        const address = parsePictureAddress(`/pictures/${after}/1-${size}.avif`);
        if (!address) continue;
        const name = fingerprint(subject, address);
        if (await has(`${name}.avif`)) continue;
        while (!isStopped() && !isQuiet()) await pause(200);
        if (isStopped()) return generatedCount;
        const startedAt = performance.now();
        try {
          await make(subject, address, name);
          generatedCount++;
        } catch (error) {
          if (isStopped()) return generatedCount;
          log.warn({ err: error, objectNumber: after }, 'cover not made');
        }
        await pause(20 + (performance.now() - startedAt) * restShare);
      }
    }
    // Yields to the event loop, since a long list of cached covers would block it.
    await pause(1);
  }
  return generatedCount;
}
