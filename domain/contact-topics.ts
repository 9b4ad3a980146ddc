/** By kind of sender; `topicTexts` has the names. */
export const contactTopics = {
  guest: ['booking', 'payment', 'cancellation', 'search', 'stay', 'privacy', 'content', 'other'],
  landlord: ['becoming', 'listing', 'calendar', 'bookings', 'payout', 'privacy', 'other'],
  partner: ['programme', 'technology', 'settlement', 'press', 'other'],
  agency: ['cooperation', 'access', 'booking', 'commission', 'other'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Topics that editors cannot remove: notice of illegal content must be possible at any time (Art. 16 of Regulation (EU) 2022/2065), and
 * pages link to it.
 */
export const lastingTopics: readonly string[] = ['guest.content'];

export type ContactKind = keyof typeof contactTopics;
export const contactKinds = Object.keys(contactTopics) as ContactKind[];

/** All topics, each with its kind of sender: `guest.booking`. */
export const topicNames = contactKinds.flatMap((kind) =>
  contactTopics[kind].map((topic) => `${kind}.${topic}`),
);
