import type { AreaModule } from '../http/area-module.ts';
import type { CallInProcess } from '../http/in-process-api.ts';
import type { Content } from '../areas/content/content.ts';
import type { GuestRatings } from '../areas/guest-ratings/guest-ratings.ts';

/** Functions of areas that are created later than the areas that call them. */
export interface Ports {
  help: Content['help'];
  keepRatingPhoto: GuestRatings['keepPhoto'];
  /** Unsubscribes by the subject of an unsubscribe mail. */
  endBySubject(subject: string): Promise<void>;
  callInProcess: CallInProcess;
  modules(): readonly AreaModule[];
  /** True for a site that is not opened yet. */
  isClosed(): boolean;
}

/** Returns functions that can be passed on immediately, and called after `connect` has set their targets. */
export function createPorts(): { ports: Ports; connect(behind: Ports): void } {
  let behind: Ports | null = null;
  const requireTargets = (): Ports => {
    if (!behind) throw new Error('A port was called before all areas were made.');
    return behind;
  };
  return {
    ports: {
      help: (language) => requireTargets().help(language),
      keepRatingPhoto: (bookingId, photo) => requireTargets().keepRatingPhoto(bookingId, photo),
      endBySubject: (subject) => requireTargets().endBySubject(subject),
      callInProcess: (...call) => requireTargets().callInProcess(...call),
      modules: () => requireTargets().modules(),
      isClosed: () => requireTargets().isClosed(),
    },
    connect(targets) {
      behind = targets;
    },
  };
}
