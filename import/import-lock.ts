/** The key of the advisory lock that holds whoever changes homes or places by a command: a second one waits. */
export const importLock = 7_251_005;
