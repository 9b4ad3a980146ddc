export const feedMinutes = 30;
