/** What somebody may write about, by who they are. What each is called says `topicTexts`. */
export const contactTopics = {
  guest: ['booking', 'payment', 'cancellation', 'search', 'stay', 'privacy', 'content', 'other'],
  landlord: ['becoming', 'listing', 'calendar', 'bookings', 'payout', 'privacy', 'other'],
  partner: ['programme', 'technology', 'settlement', 'press', 'other'],
  agency: ['cooperation', 'access', 'booking', 'commission', 'other'],
} as const satisfies Record<string, readonly string[]>;

/**
 * What a form offers whatever else somebody has arranged: notice of illegal content has to be possible at any time (Art. 16 of Regulation (EU)
 * 2022/2065), and pages lead to it.
 */
export const lastingTopics: readonly string[] = ['guest.content'];

export type ContactKind = keyof typeof contactTopics;
export const contactKinds = Object.keys(contactTopics) as ContactKind[];

/** All of them, each with who writes: `guest.booking`. */
export const topicNames = contactKinds.flatMap((kind) =>
  contactTopics[kind].map((topic) => `${kind}.${topic}`),
);
