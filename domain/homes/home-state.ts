/** Not visible yet, under review by the office, visible, temporarily offline, and removed. */
export const homeStates = ['draft', 'review', 'published', 'paused', 'removed'] as const;
export type HomeState = (typeof homeStates)[number];

/** The side that paused a home. Its landlord cannot resume a home that the office or a feed has paused. */
export const pausedByWhom = ['landlord', 'office', 'feed'] as const;
export type PausedBy = (typeof pausedByWhom)[number];

export const homeSteps = ['publish', 'withdraw', 'pause', 'remove', 'restore'] as const;
export type HomeStep = (typeof homeSteps)[number];

interface StandingHome {
  state: HomeState;
  pausedBy: PausedBy | null;
}

/**
 * Returns the steps that the landlord can take now. `publish` starts a review until the office has approved the
 * landlord's first home. Homes of a feed cannot be removed here, since the feed would add them again.
 */
export function allowedSteps(
  { state, pausedBy }: StandingHome,
  isOfFeed: boolean,
  isRestorable = false,
): readonly HomeStep[] {
  switch (state) {
    case 'draft':
      return ['publish', 'remove'];
    case 'review':
      return ['withdraw', 'remove'];
    case 'published':
      return isOfFeed ? ['pause'] : ['pause', 'remove'];
    case 'paused':
      return [
        ...(pausedBy === 'landlord' ? ['publish' as const] : []),
        ...(isOfFeed ? [] : ['remove' as const]),
      ];
    case 'removed':
      return isRestorable ? ['restore'] : [];
  }
}
