/** What somebody may write about, by who they are. What each is called says `topicTexts`. */
export const contactTopics = {
  guest: ['booking', 'payment', 'cancellation', 'search', 'stay', 'privacy', 'other'],
  landlord: ['becoming', 'listing', 'calendar', 'bookings', 'payout', 'privacy', 'other'],
  partner: ['programme', 'technology', 'settlement', 'press', 'other'],
  agency: ['cooperation', 'access', 'booking', 'commission', 'other'],
} as const satisfies Record<string, readonly string[]>;

export type ContactKind = keyof typeof contactTopics;
export const contactKinds = Object.keys(contactTopics) as ContactKind[];

/** All of them, each with who writes: `guest.booking`. */
export const topicNames = contactKinds.flatMap((kind) =>
  contactTopics[kind].map((topic) => `${kind}.${topic}`),
);
