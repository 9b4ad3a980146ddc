/** Key of the advisory lock for commands that change homes or places: a second one waits. */
export const importLock = 7_251_005;
