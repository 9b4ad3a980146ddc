/** Where a home stands: not yet seen by guests, looked at by the office, found, off the site for a while, and gone. */
export const homeStates = ['draft', 'review', 'published', 'paused', 'removed'] as const;
export type HomeState = (typeof homeStates)[number];

/** Who took a home off the site for a while. What the office or a feed has paused its landlord cannot bring back. */
export const pausedByWhom = ['landlord', 'office', 'feed'] as const;
export type PausedBy = (typeof pausedByWhom)[number];

/** What a landlord does to the state of a home. */
export const homeSteps = ['publish', 'withdraw', 'pause', 'remove'] as const;
export type HomeStep = (typeof homeSteps)[number];

interface StandingHome {
  state: HomeState;
  pausedBy: PausedBy | null;
}

/** The steps that the landlord can take now; `publish` asks the office first where it has approved none of theirs. */
export function stepsFrom({ state, pausedBy }: StandingHome, isOfFeed: boolean): readonly HomeStep[] {
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
      return [];
  }
}
