const endedStates: ReadonlySet<string> = new Set(['declined', 'cancelled', 'expired']);

/** True for states in which the stay will not take place and nothing more is due. */
export const isEnded = (state: string): boolean => endedStates.has(state);
