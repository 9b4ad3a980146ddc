import type { AreaModule } from '../http/area-module.ts';
import type { CallInProcess } from '../http/in-process-api.ts';
import type { Content } from '../areas/content/content.ts';
import type { GuestRatings } from '../areas/guest-ratings/guest-ratings.ts';

/** Functions that an area is given before the one that answers them is made. */
export interface Ports {
  /** The help page of a language, which places link to. */
  help: Content['help'];
  keepRatingPhoto: GuestRatings['keepPhoto'];
  /** Ends what somebody gets by mail, for the subject of a link in it. */
  endBySubject(subject: string): Promise<void>;
  callInProcess: CallInProcess;
  /** All areas, in the order in which they start. */
  modules(): readonly AreaModule[];
}

/** Answers functions that may be handed on at once, and called once `connect` has said what is behind them. */
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
