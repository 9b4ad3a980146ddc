import type { Images } from '../../engines/pictures/face.ts';
import { gauge, type Gauge } from '../platform/metrics.ts';
import { createOwnProcess, ProcessEndedError } from '../platform/own-process.ts';

/** A third of a second, which its start takes, is not much to wait for whoever is the first to ask after so long. */
const idleMs = 10_000;
/** The largest photo that is taken needs seconds, and as many may wait as the queue of pictures lets in. */
const timeoutMs = 60_000;

/**
 * Works on pictures in a process of its own. Drawing one takes a twentieth of a second, for which nobody's page waits; what encoders take
 * of the memory comes in pieces that a process gives back by ending only, 140 MB after some hundred pictures; and a file made to
 * break them breaks nothing that guests look at.
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

/** What somebody sent has ended the process: whoever sent it is told, and it is not tried for ever. */
function unreadable(error: unknown): { ok: false; reason: 'unreadable' } {
  if (error instanceof ProcessEndedError) return { ok: false, reason: 'unreadable' };
  throw error;
}
