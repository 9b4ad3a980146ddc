import type { AreaModule } from '../http/area-module.ts';
import type { CallInProcess } from '../http/in-process-api.ts';
import type { Content } from '../areas/content/content.ts';
import type { GuestRatings } from '../areas/guest-ratings/guest-ratings.ts';

/** Functions that areas need before the areas behind them are created. */
export interface Ports {
  help: Content['help'];
  keepRatingPhoto: GuestRatings['keepPhoto'];
  /** Unsubscribes by the subject of an unsubscribe mail. */
  endBySubject(subject: string): Promise<void>;
  callInProcess: CallInProcess;
  modules(): readonly AreaModule[];
}

/** Returns functions that may be passed on at once, and called after `connect` has set their targets. */
export function createPorts(): { ports: Ports; connect(behind: Ports): void } {
  let behind: Ports | null = null;
  const connected = (): Ports => {
    if (!behind) throw new Error('A port was called before all areas were made.');
    return behind;
  };
  return {
    ports: {
      help: (language) => connected().help(language),
      keepRatingPhoto: (bookingId, photo) => connected().keepRatingPhoto(bookingId, photo),
      endBySubject: (subject) => connected().endBySubject(subject),
      callInProcess: (...call) => connected().callInProcess(...call),
      modules: () => connected().modules(),
    },
    connect(all) {
      behind = all;
    },
  };
}
