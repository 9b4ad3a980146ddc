const endedStates: ReadonlySet<string> = new Set(['declined', 'cancelled', 'expired']);

export const isEnded = (state: string): boolean => endedStates.has(state);
