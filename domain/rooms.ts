/**
 * The rooms of the web that only people with rights enter. Each has a table of routes, pages, texts and
 * scripts of its own, of which nothing reaches a guest's browser.
 */
export const roomNames = ['landlord'] as const;

export type RoomName = (typeof roomNames)[number];
