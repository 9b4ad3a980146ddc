/** Averages of fewer ratings are not shown, because they mean little. */
export const averageFrom = 3;
