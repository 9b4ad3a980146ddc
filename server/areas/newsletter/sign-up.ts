import { isEmail } from '../../../domain/reachable.ts';
import type { Language } from '../../../domain/language.ts';
import { newsletterTopics } from '../../../domain/newsletter.ts';
import type { CountedLimit, Counting } from '../../platform/counted-limits.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue } from '../../platform/jobs.ts';
import { newNonce } from '../../platform/signed-links.ts';
import { sendNewsletterMailJob } from './jobs/send-newsletter-mail-job.ts';
import type { NewsletterContext } from './newsletter-context.ts';
import { newsletterStore, type Preferences, type SignUpSource } from './newsletter-store.ts';
import { suppressionStore, type Suppression } from './suppression-store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Who has not found the first mail looks for the next ones; more would only annoy. */
const asksOfAddress: CountedLimit = { name: 'newsletter.address-day', max: 3, spanMs: dayMs };
/** A family or a company signs up from one network. */
const asksOfNetwork: CountedLimit = { name: 'newsletter.network-hour', max: 30, spanMs: hourMs };
/** An address that was full or gone may be there again after this. */
const bounceStandsMs = 30 * dayMs;

export interface SignUp extends SignUpSource {
  email: string;
  language: Language;
  /** Absent: all topics, as often as letters come by default. */
  preferences?: Preferences;
  brand: number | null;
  /** What the site is called on whose pages it was. */
  site?: string;
  /** The network of who typed the address; null for nobody's call. */
  network: string | null;
}

const defaults = { topics: newsletterTopics, frequency: 'monthly' } as const;

/**
 * Sends the mail that asks the owner of an address, and changes nothing else: what is known of the address makes no difference to whoever has
 * typed it. Answers how it was counted.
 */
export async function askForNewsletter(deps: NewsletterContext, tx: Tx, signUp: SignUp): Promise<Counting> {
  const { network, language, brand, source, source2, place } = signUp;
  const email = signUp.email.trim();
  if (!isEmail(email)) throw new Error('An address was not checked before.');
  const counted = await deps.recipients.count(tx, { address: email, isConfirmed: false, network }, [
    [asksOfAddress, email],
    ...(network === null ? [] : [[asksOfNetwork, network] as const]),
  ]);
  if (!counted.ok) return counted;
  const now = deps.clock.now();
  const addressHash = deps.limits.hashOf(email);
  if (isKept(await suppressionStore.find(tx, addressHash), now)) return counted;
  const subscriber = await newsletterStore.ask(
    tx,
    {
      email,
      addressHash,
      language,
      ...(signUp.preferences ?? defaults),
      nonce: newNonce(),
      ...{ source, source2, place, brand },
    },
    now,
  );
  const text = deps.translate(language, signUp.site)('shell.newsletter.consent');
  await newsletterStore.insertConsent(
    tx,
    { addressHash, email, action: 'asked', text, language, source, source2, place, network },
    now,
  );
  const payload = { subscriberId: subscriber.id, kind: 'ask', occasion: now.getTime() } as const;
  await enqueue(tx, sendNewsletterMailJob, payload, { key: Object.values(payload).join('-'), runAt: now });
  return counted;
}

/** Who has complained is never asked again, and an address that refuses mail not at once. */
export function isKept(suppression: Suppression | null, now: Date): boolean {
  if (suppression?.reason === 'complained') return true;
  return suppression?.reason === 'bounced' && suppression.at.getTime() > now.getTime() - bounceStandsMs;
}
