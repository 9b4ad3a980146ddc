/** Texts: `letters.topics.<topic>`. */
export const newsletterTopics = ['offers', 'ideas', 'homes'] as const;
export type NewsletterTopic = (typeof newsletterTopics)[number];

/** Texts: `letters.frequency.<frequency>`. */
export const newsletterFrequencies = ['weekly', 'monthly'] as const;
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

export const signUpPlaces = ['stripe', 'page', 'booking', 'account', 'registration'] as const;
export type SignUpPlace = (typeof signUpPlaces)[number];

export const siteSource = 'LY2';

/** Returns a campaign's source code; empty if malformed. */
export function sourceCode(text: string | null): string {
  return text !== null && /^[\w-]{1,40}$/.test(text) ? text : '';
}

/** Formats the key: the subscriber's number, a dash, the secret. */
export function buildUserKey(subscriber: number, secret: string): string {
  return `${subscriber}-${secret}`;
}

/** Splits a link's key, which a call may send in one piece, as in a mail's link. */
export function partsOfLink({ subscriber, userKey }: { subscriber: number; userKey: string }): {
  subscriber: number;
  secret: string;
} {
  const whole = subscriber === 0 ? readUserKey(userKey) : null;
  return whole ?? { subscriber, secret: userKey };
}

export function readUserKey(key: string): { subscriber: number; secret: string } | null {
  const [, subscriber = '', secret = ''] = /^([1-9]\d{0,14})-([\w-]{20,100})$/.exec(key) ?? [];
  return subscriber === '' ? null : { subscriber: Number(subscriber), secret };
}
