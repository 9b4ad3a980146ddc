const endedStates: ReadonlySet<string> = new Set(['declined', 'cancelled', 'expired']);

/** Whether a booking, an option or a request in this state will not take place: nobody comes, and nothing more is asked for. */
export const isEnded = (state: string): boolean => endedStates.has(state);
