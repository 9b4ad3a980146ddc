/** Who gets a mail. Texts: `admin.mails.samples.to.<receiver>`. */
export type Receiver = 'guest' | 'host' | 'owner' | 'partner' | 'staff';

const prefixes: readonly [prefix: string, receiver: Receiver][] = [
  ['office-', 'staff'],
  ['posting-', 'staff'],
  ['review-', 'staff'],
  ['contact-office', 'staff'],
  ['partner', 'partner'],
  ['owner-', 'owner'],
  ['home-', 'host'],
  ['calendar-', 'host'],
  ['payout-', 'host'],
  ['webhook-', 'host'],
  ['commission', 'host'],
  ['team-', 'host'],
  ['acting', 'host'],
];

/** Mails name the side that reads them at their end; the rest belong to one side by their area, and to guests by default. */
function receiverOf(name: string): Receiver {
  if (name.endsWith('-guest')) return 'guest';
  if (name.endsWith('-landlord') || name.endsWith('-host')) return 'host';
  if (name.endsWith('-office')) return 'staff';
  return prefixes.find(([prefix]) => name.startsWith(prefix))?.[1] ?? 'guest';
}

export interface ListedSample {
  name: string;
  receiver: Receiver;
  /** The subject; mails with the same subject and receiver are numbered. */
  title: string;
}

export function listSamples(
  mails: readonly { name: string; subject: string }[],
  language: string,
): ListedSample[] {
  const counts = new Map<string, number>();
  return mails
    .toSorted(
      (one, other) =>
        one.subject.localeCompare(other.subject, language) || one.name.localeCompare(other.name),
    )
    .map(({ name, subject }) => {
      const receiver = receiverOf(name);
      const key = `${receiver} ${subject}`;
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { name, receiver, title: count === 1 ? subject : `${subject} (${count})` };
    });
}
