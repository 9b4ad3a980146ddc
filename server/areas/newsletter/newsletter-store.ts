import type { Language } from '../../../domain/language.ts';
import type { NewsletterFrequency, NewsletterTopic, SignUpPlace } from '../../../domain/newsletter.ts';
import type { Queryable, Tx } from '../../platform/database.ts';

export interface SignUpSource {
  source: string;
  source2: string;
  place: SignUpPlace;
}

export interface Preferences {
  language: Language;
  topics: readonly NewsletterTopic[];
  frequency: NewsletterFrequency;
}

export interface Subscriber extends Preferences, SignUpSource {
  id: number;
  /** Null once the subscription has ended. */
  email: string | null;
  addressHash: string;
  state: 'pending' | 'confirmed' | 'ended';
  nonce: string;
  brand: number | null;
}

type NewSubscriber = Omit<Subscriber, 'id' | 'state'> & { email: string };

const columns = [
  'id',
  'email',
  'address_hash as addressHash',
  'state',
  'language',
  'topics',
  'frequency',
  'nonce',
  'source',
  'source2',
  'place',
  'brand',
] as const;

export const newsletterStore = {
  async find(db: Queryable, id: number): Promise<Subscriber | null> {
    const row = await db
      .selectFrom('newsletter_subscribers')
      .select(columns)
      .where('id', '=', id)
      .executeTakeFirst();
    return (row as Subscriber | undefined) ?? null;
  },

  async findByAddress(db: Queryable, addressHash: string): Promise<Subscriber | null> {
    const row = await db
      .selectFrom('newsletter_subscribers')
      .select(columns)
      .where('address_hash', '=', addressHash)
      .executeTakeFirst();
    return (row as Subscriber | undefined) ?? null;
  },

  /** Locks the subscriber until the end of the transaction. */
  async lock(tx: Tx, id: number): Promise<Subscriber | null> {
    const row = await tx
      .selectFrom('newsletter_subscribers')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return (row as Subscriber | undefined) ?? null;
  },

  /**
   * Records a request for an address. Active subscribers stay unchanged; others wait for confirmation, former subscribers with a new key
   * for their links.
   */
  async ask(tx: Tx, signUp: NewSubscriber, now: Date): Promise<Subscriber> {
    const { email, addressHash, language, topics, frequency, nonce, source, source2, place, brand } = signUp;
    const values = { email, language, topics: [...topics], frequency, nonce, source, source2, place, brand };
    await tx
      .insertInto('newsletter_subscribers')
      .values({ ...values, address_hash: addressHash, state: 'pending', asked_at: now })
      .onConflict((conflict) =>
        conflict
          .column('address_hash')
          .doUpdateSet({ ...values, state: 'pending', asked_at: now, confirmed_at: null, ended_at: null })
          .where('newsletter_subscribers.state', '=', 'ended'),
      )
      .execute();
    return (await this.findByAddress(tx, addressHash))!;
  },

  async confirm(tx: Tx, id: number, now: Date): Promise<void> {
    await tx
      .updateTable('newsletter_subscribers')
      .set({ state: 'confirmed', confirmed_at: now })
      .where('id', '=', id)
      .execute();
  },

  async setPreferences(tx: Tx, id: number, { language, topics, frequency }: Preferences): Promise<void> {
    await tx
      .updateTable('newsletter_subscribers')
      .set({ language, topics: [...topics], frequency })
      .where('id', '=', id)
      .execute();
  },

  /** Deletes the address here and in the log; its hash stays. */
  async end(tx: Tx, { id, addressHash }: Subscriber, now: Date): Promise<void> {
    await tx
      .updateTable('newsletter_subscribers')
      .set({ state: 'ended', email: null, ended_at: now })
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('newsletter_consents')
      .set({ email: null, network: null })
      .where('address_hash', '=', addressHash)
      .execute();
  },

  async insertConsent(
    tx: Tx,
    consent: SignUpSource & {
      addressHash: string;
      email: string | null;
      action: 'asked' | 'confirmed' | 'changed' | 'ended';
      text: string;
      language: Language;
      network: string | null;
    },
    now: Date,
  ): Promise<void> {
    const { addressHash, ...values } = consent;
    await tx
      .insertInto('newsletter_consents')
      .values({ ...values, address_hash: addressHash, at: now })
      .execute();
  },

  async vote(tx: Tx, id: number, poll: string, answer: NewsletterTopic, now: Date): Promise<void> {
    await tx
      .insertInto('newsletter_votes')
      .values({ subscriber_id: id, poll, answer, at: now })
      .onConflict((conflict) => conflict.columns(['subscriber_id', 'poll']).doUpdateSet({ answer, at: now }))
      .execute();
  },

  async deletePendingBefore(db: Queryable, before: Date): Promise<void> {
    await db
      .deleteFrom('newsletter_subscribers')
      .where('state', '=', 'pending')
      .where('asked_at', '<', before)
      .execute();
  },

  /** Deletes old unconfirmed requests, which prove no consent. */
  async deleteUnconfirmedConsentsBefore(db: Queryable, before: Date): Promise<void> {
    await db
      .deleteFrom('newsletter_consents')
      .where('action', '=', 'asked')
      .where('at', '<', before)
      .where('address_hash', 'not in', (knownHashes) =>
        knownHashes.selectFrom('newsletter_subscribers').select('address_hash'),
      )
      .execute();
  },

  async deleteEndedBefore(db: Queryable, before: Date): Promise<void> {
    const endedSubscriptions = db
      .selectFrom('newsletter_subscribers')
      .select('address_hash')
      .where('state', '=', 'ended')
      .where('ended_at', '<', before);
    await db.deleteFrom('newsletter_consents').where('address_hash', 'in', endedSubscriptions).execute();
    await db
      .deleteFrom('newsletter_subscribers')
      .where('state', '=', 'ended')
      .where('ended_at', '<', before)
      .execute();
  },
};
