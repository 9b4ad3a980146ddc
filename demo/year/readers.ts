import { languages } from '../../domain/language.ts';
import {
  newsletterTopics,
  siteSource,
  type NewsletterTopic,
  type SignUpPlace,
} from '../../domain/newsletter.ts';
import { addDays } from '../../domain/stay.ts';
import { campaignsStore } from '../../server/areas/campaigns/campaigns-store.ts';
import { newsletterStore, type Subscriber } from '../../server/areas/newsletter/newsletter-store.ts';
import { suppressionStore } from '../../server/areas/newsletter/suppression-store.ts';
import { createCountedLimits } from '../../server/platform/counted-limits.ts';
import { newNonce } from '../../server/platform/signed-links.ts';
import { seededRandom } from '../seeded-random.ts';
import { createGuest } from './guests.ts';
import { later, toMomentUtc } from './timeline.ts';
import type { YearContext } from './year-context.ts';

const readerCount = 160;

/** What the form said when somebody signed up. */
const consents = {
  de: 'Ja, {{site}} darf mir per E-Mail Angebote, Reiseideen und neue Ferienhäuser schicken.',
  en: 'Yes, {{site}} may send me offers, ideas for trips and new holiday homes by email.',
  fr: 'Oui, {{site}} peut m’envoyer par e-mail des offres, des idées de voyage et de nouvelles locations.',
  it: 'Sì, {{site}} può inviarmi per e-mail offerte, idee di viaggio e nuove case.',
} as const;

const places: readonly { place: SignUpPlace; source2: string; share: number }[] = [
  { place: 'booking', source2: '', share: 42 },
  { place: 'stripe', source2: '', share: 24 },
  { place: 'page', source2: 'messe-reisen', share: 12 },
  { place: 'registration', source2: '', share: 12 },
  { place: 'account', source2: '', share: 6 },
  { place: 'page', source2: 'ostsee-heft', share: 4 },
];

const topicChoices: readonly (readonly NewsletterTopic[])[] = [
  newsletterTopics,
  newsletterTopics,
  ['offers', 'ideas'],
  ['ideas'],
  ['offers'],
  ['ideas', 'homes'],
];

const issues: readonly { path: string; topic: NewsletterTopic; daysAgo: number }[] = [
  { path: '/blog/erste-winterwoche-in-den-bergen/', topic: 'ideas', daysAgo: 64 },
  { path: '/reiseideen/winter/', topic: 'offers', daysAgo: 36 },
];

/** People who read the newsletter, some who have left it, two issues that went out, and one in the making. */
export async function gatherReaders(context: YearContext): Promise<void> {
  const { tx, today, now } = context;
  const waiting = Array.from({ length: readerCount }, (_, number) => planReader(context, number)).sort(
    (one, other) => one.askedAt.getTime() - other.askedAt.getTime(),
  );
  let readers: Subscriber[] = [];
  const signUpUntil = async (moment: Date): Promise<void> => {
    while (waiting[0] && waiting[0].askedAt < moment) {
      const reader = await signUp(context, waiting.shift()!);
      if (reader) readers.push(reader);
    }
  };
  for (const { daysAgo, ...issue } of issues) {
    const at = toMomentUtc(addDays(today, -daysAgo), 8);
    await signUpUntil(at);
    const gone = await sendIssue(context, readers, { ...issue, at });
    readers = readers.filter(({ id }) => !gone.has(id));
  }
  await signUpUntil(now);
  await campaignsStore.insert(
    tx,
    { path: '/blog/nordsee-mit-hund/', topic: 'ideas', rate: 300 },
    later(now, -26),
  );
}

function planReader({ seed, now }: YearContext, number: number) {
  const random = seededRandom(seed, 'reader', number);
  const { customer, language } = createGuest(random, 94_000 + number);
  let share = random.int(1, 100);
  const { place, source2 } = places.find((one) => (share -= one.share) <= 0) ?? places[0]!;
  return {
    email: customer.email,
    language,
    source: { source: siteSource, source2, place },
    topics: random.pick(topicChoices),
    frequency: random.int(1, 5) === 1 ? ('weekly' as const) : ('monthly' as const),
    askedAt: later(now, 0 - random.int(2, 24 * 400)),
    /** Some never press the button of the mail. */
    confirmsAfterHours: random.int(1, 14) === 1 ? null : random.int(1, 18) / 10,
  };
}

async function signUp(
  { tx, now, secret, operator }: YearContext,
  { email, language, source, topics, frequency, askedAt, confirmsAfterHours }: ReturnType<typeof planReader>,
): Promise<Subscriber | null> {
  const { keyedHash } = createCountedLimits({ factor: 0, secret, clock: { now: () => now } });
  const addressHash = keyedHash(email);
  const person = { email, addressHash, language, ...source };
  const nonce = newNonce();
  const subscriber = await newsletterStore.ask(
    tx,
    { ...person, topics, frequency, nonce, brand: null },
    askedAt,
  );
  const consent = { ...person, text: consents[language].replace('{{site}}', operator.name), network: null };
  await newsletterStore.insertConsent(tx, { ...consent, action: 'asked' }, askedAt);
  if (confirmsAfterHours === null) return null;
  const confirmedAt = later(askedAt, confirmsAfterHours);
  await newsletterStore.confirm(tx, subscriber.id, confirmedAt);
  await newsletterStore.insertConsent(tx, { ...consent, action: 'confirmed' }, confirmedAt);
  return subscriber;
}

/**
 * Sends an issue in the past. A few of its mails came back, and some readers ended the newsletter after it; returns both of them.
 */
async function sendIssue(
  { tx, seed }: YearContext,
  readers: readonly Subscriber[],
  { path, topic, at }: { path: string; topic: NewsletterTopic; at: Date },
): Promise<ReadonlySet<number>> {
  const gone = new Set<number>();
  const id = await campaignsStore.insert(tx, { path, topic, rate: 300 }, later(at, -40));
  await campaignsStore.enrol(tx, { id, topic }, languages, at);
  await campaignsStore.setState(tx, id, { state: 'sent', sendAt: at, finishedAt: later(at, 0.6) });
  const random = seededRandom(seed, 'issue', topic);
  for (const reader of readers.filter(({ topics }) => topics.includes(topic))) {
    const fate = random.int(1, 40);
    const state = fate === 1 ? 'refused' : 'sent';
    await campaignsStore.noteDone(tx, id, { id: reader.id, state }, later(at, random.int(1, 30) / 60));
    const changedAt = later(at, random.int(2, 60));
    if (fate >= 2 && fate <= 6) gone.add(reader.id);
    if (fate === 2 || fate === 3) {
      await campaignsStore.noteBounce(tx, reader.addressHash, changedAt);
      await suppressionStore.upsert(tx, reader.addressHash, 'bounced', changedAt);
    } else if (fate >= 4 && fate <= 6) {
      await newsletterStore.end(tx, reader, changedAt);
      await suppressionStore.upsert(tx, reader.addressHash, 'ended', changedAt);
    }
  }
  return gone;
}
