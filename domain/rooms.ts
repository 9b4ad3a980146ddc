/**
 * The rooms of the web that only some people enter, or few guests. Each has a table of routes, pages, texts and
 * scripts of its own, of which nothing reaches a guest's browser.
 */
export const roomNames = ['account', 'admin', 'landlord', 'letters', 'partner'] as const;

export type RoomName = (typeof roomNames)[number];
