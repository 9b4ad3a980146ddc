/** What letters are about. Texts: `letters.topics.<topic>`. */
export const newsletterTopics = ['offers', 'ideas', 'homes'] as const;
export type NewsletterTopic = (typeof newsletterTopics)[number];

/** How often somebody wants to get them. Texts: `letters.frequency.<frequency>`. */
export const newsletterFrequencies = ['weekly', 'monthly'] as const;
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

/** Where on the site somebody signs up. */
export const signUpPlaces = ['stripe', 'page', 'booking', 'account', 'registration'] as const;
export type SignUpPlace = (typeof signUpPlaces)[number];

/** The code of the site itself, among those that say where a sign-up comes from. */
export const siteSource = 'LY2';

/** A code of a source as campaigns write it; what is none is left out. */
export function sourceCode(text: string | null): string {
  return text !== null && /^[\w-]{1,40}$/.test(text) ? text : '';
}

/** The key of a subscriber's links: the number of the subscriber and the secret. */
export function userKeyOf(subscriber: number, secret: string): string {
  return `${subscriber}-${secret}`;
}

/** The two parts of a link's key, which a call may bring in one piece, as the link of a mail has it. */
export function partsOfLink({ subscriber, userKey }: { subscriber: number; userKey: string }): {
  subscriber: number;
  secret: string;
} {
  const whole = subscriber === 0 ? readUserKey(userKey) : null;
  return whole ?? { subscriber, secret: userKey };
}

/** Takes a key apart; null where it is none. */
export function readUserKey(key: string): { subscriber: number; secret: string } | null {
  const [, subscriber = '', secret = ''] = /^([1-9]\d{0,14})-([\w-]{20,100})$/.exec(key) ?? [];
  return subscriber === '' ? null : { subscriber: Number(subscriber), secret };
}
