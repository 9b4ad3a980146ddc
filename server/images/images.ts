import type { Images } from '../../engines/pictures/face.ts';
import { gauge, type Gauge } from '../platform/metrics.ts';
import { createOwnProcess, ProcessEndedError } from '../platform/own-process.ts';

/** Milliseconds; restarting costs the next caller a third of a second, which is acceptable. */
const idleMs = 10_000;
/** The largest accepted photo needs seconds, and up to a full queue may wait before it. */
const timeoutMs = 60_000;

/**
 * Processes pictures in a separate process: drawing takes a twentieth of a second, which would block pages; the memory that encoders
 * fragment, 140 MB after some hundred pictures, is freed only when a process ends; and a malicious file cannot crash the server.
 */
export function createImages(module: URL): Images & { figures(): Promise<Gauge[]> } {
  const imageProcess = createOwnProcess<Images>({ module, idleMs, timeoutMs });
  return {
    renderPicture: (...args) => imageProcess.call('renderPicture', ...args),
    preparePhoto: (...args) => imageProcess.call('preparePhoto', ...args).catch(toUnreadable),
    prepareLogo: (...args) => imageProcess.call('prepareLogo', ...args).catch(toUnreadable),
    cutPortrait: (...args) => imageProcess.call('cutPortrait', ...args),
    redrawPicture: (...args) => imageProcess.call('redrawPicture', ...args).catch(toUnreadable),
    photoFingerprint: (...args) => imageProcess.call('photoFingerprint', ...args),
    twoColours: (...args) => imageProcess.call('twoColours', ...args),
    drawPlan: (...args) => imageProcess.call('drawPlan', ...args),
    figures: () =>
      Promise.resolve([
        gauge(
          'picture_process_bytes',
          'Memory of the process that makes pictures, 0 while there is none.',
          imageProcess.residentBytes(),
        ),
      ]),
  };
}

/** The file has crashed the process: the uploader gets an error, and it is not retried. */
function toUnreadable(error: unknown): { ok: false; reason: 'unreadable' } {
  if (error instanceof ProcessEndedError) return { ok: false, reason: 'unreadable' };
  throw error;
}
