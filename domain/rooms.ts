/**
 * Rooms: areas of the site for some people only. Each has routes, pages, texts and scripts of its own, none of which reach a guest's
 * browser.
 */
export const roomNames = ['account', 'admin', 'landlord', 'letters', 'partner'] as const;

export type RoomName = (typeof roomNames)[number];
