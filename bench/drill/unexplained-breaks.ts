import type { BrokenRequest } from './balancer.ts';

/** A moment in milliseconds at which a node was killed; without a node another part was cut. */
export interface Break {
  at: number;
  node: number | null;
}

/** A killed process still accepts connections, at most this long. */
const diesWithinMs = 500;

/** Returns the requests that broke off although their node was not killed while they were under way. */
export function unexplainedBreaks(
  broken: readonly BrokenRequest[],
  breaks: readonly Break[],
): BrokenRequest[] {
  return broken.filter(
    ({ node, from, until }) =>
      !breaks.some((kill) => kill.node === node && kill.at > from - diesWithinMs && kill.at < until),
  );
}
