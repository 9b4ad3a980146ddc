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
  const own = createOwnProcess<Images>({ module, idleMs, timeoutMs });
  return {
    renderPicture: (...args) => own.call('renderPicture', ...args),
    preparePhoto: (...args) => own.call('preparePhoto', ...args).catch(unreadable),
    prepareLogo: (...args) => own.call('prepareLogo', ...args).catch(unreadable),
    cutPortrait: (...args) => own.call('cutPortrait', ...args),
    redrawPicture: (...args) => own.call('redrawPicture', ...args).catch(unreadable),
    lookOfPhoto: (...args) => own.call('lookOfPhoto', ...args),
    twoColours: (...args) => own.call('twoColours', ...args),
    figures: () =>
      Promise.resolve([
        gauge(
          'picture_process_bytes',
          'Memory of the process that makes pictures, 0 while there is none.',
          own.residentBytes(),
        ),
      ]),
  };
}

/** The file has crashed the process: the uploader gets an error, and it is not retried. */
function unreadable(error: unknown): { ok: false; reason: 'unreadable' } {
  if (error instanceof ProcessEndedError) return { ok: false, reason: 'unreadable' };
  throw error;
}
