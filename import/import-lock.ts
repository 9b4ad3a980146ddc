/** Key of the advisory lock that serialises commands which change homes or places. */
export const importLock = 7_251_005;
