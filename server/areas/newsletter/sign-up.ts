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
/** People who missed the first mail request a few more; a higher limit would allow harassment. */
const asksOfAddress: CountedLimit = { name: 'newsletter.address-day', max: 3, spanMs: dayMs };
/** A family or a company signs up from one network. */
const asksOfNetwork: CountedLimit = { name: 'newsletter.network-hour', max: 30, spanMs: hourMs };
/** Milliseconds after which a bounced address may be tried again, since a full mailbox may have been emptied. */
const bounceStandsMs = 30 * dayMs;

export interface SignUp extends SignUpSource {
  email: string;
  language: Language;
  /** If absent, all topics at the default frequency. */
  preferences?: Preferences;
  brand: number | null;
  site?: string;
  /** Network of the visitor; null if there was no request. */
  network: string | null;
}

const defaults = { topics: newsletterTopics, frequency: 'monthly' } as const;

/**
 * Sends the confirmation request and changes nothing else, so that the answer does not reveal whether an address is known. Returns the
 * state of the limits.
 */
export async function askForNewsletter(deps: NewsletterContext, tx: Tx, signUp: SignUp): Promise<Counting> {
  const { network, language, brand, source, source2, place } = signUp;
  const email = signUp.email.trim();
  if (!isEmail(email)) throw new Error('An address was not checked before.');
  const counting = await deps.recipients.count(tx, { address: email, isConfirmed: false, network }, [
    [asksOfAddress, email],
    ...(network === null ? [] : [[asksOfNetwork, network] as const]),
  ]);
  if (!counting.ok) return counting;
  const now = deps.clock.now();
  const addressHash = deps.limits.keyedHash(email);
  if (isKept(await suppressionStore.find(tx, addressHash), now)) return counting;
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
  return counting;
}

/** True while a suppression applies: permanently after a complaint, for a time after a bounce. */
export function isKept(suppression: Suppression | null, now: Date): boolean {
  if (suppression?.reason === 'complained') return true;
  return suppression?.reason === 'bounced' && suppression.at.getTime() > now.getTime() - bounceStandsMs;
}
