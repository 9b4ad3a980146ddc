import { cents } from '../../domain/cents.ts';
import { toEuros } from '../../domain/money.ts';
import { addDays, todayInBerlin, type PlainDate } from '../../domain/stay.ts';
import {
  buildDraft,
  sumMoved,
  postDraft,
  type Draft,
} from '../../server/areas/manual-postings/manual-postings.ts';
import { manualPostingStore } from '../../server/areas/manual-postings/manual-posting-store.ts';
import { bankStore } from '../../server/areas/payments/bank-store.ts';
import { moneyStore } from '../../server/areas/payments/money-store.ts';
import { seededRandom } from '../seeded-random.ts';
import { drawIban } from './guests.ts';
import { receiveUnknown } from './money.ts';
import { later, toMomentUtc } from './timeline.ts';
import { nameOfStaff, type YearContext } from './year-context.ts';

type Accountant = 'accounting' | 'admin';

const other = { accounting: 'admin', admin: 'accounting' } as const;

/** Plans manual postings: monthly bank fees, a refused draft, and drafts that wait for a second person. */
export function planManualPostings(context: YearContext): void {
  const { timeline, today, now } = context;
  const fee = { template: 'bankFee', amount: toEuros(cents(1_290)) } as const;
  for (const ago of [190, 160, 130, 100, 70, 40]) {
    const at = toMomentUtc(addDays(today, 0 - ago), 9);
    timeline.plan(at, async () => {
      const id = await propose(context, fee, { by: 'accounting', reason: 'Kontoführung laut Auszug', at });
      await approve(context, id, 'accounting', later(at, 3));
    });
  }
  const refusedAt = later(now, -200);
  timeline.plan(refusedAt, async () => {
    const id = await propose(
      context,
      { template: 'bankFee', amount: toEuros(cents(129_000)) },
      { by: 'accounting', reason: 'Kontoführung laut Auszug', at: refusedAt },
    );
    const note = 'Das Komma ist verrutscht: Es sind 12,90 €.';
    await decide(context, id, { state: 'refused', by: 'admin', note, at: later(refusedAt, 2) });
  });
  const at = later(now, -25);
  timeline.plan(at, async () => {
    await propose(context, fee, { by: 'admin', reason: 'Kontoführung laut Auszug', at });
    await propose(context, await aPayment(context, todayInBerlin(at)), {
      ...{ by: 'admin', at: later(at, 0.1) },
      reason: 'Auszug auf Papier, Blatt 47',
    });
    await propose(context, await aRefund(context), {
      ...{ by: 'admin', at: later(at, 0.2) },
      reason: 'Heizung zwei Abende ausgefallen, mit dem Gast am Telefon vereinbart',
    });
    await propose(
      context,
      {
        ...{ template: 'goodwillVoucher', amount: toEuros(cents(5_000)), language: 'de' },
        ...{ name: 'Familie Arnold', email: 'arnold@gast.example' },
        dedication: 'Danke für Ihre Geduld bei der Anreise.',
      },
      { by: 'accounting', reason: 'Schlüssel lag nicht im Tresor', at: later(at, 0.5) },
    );
  });
  const asideAt = later(now, -27);
  timeline.plan(asideAt, () => setAside(context, asideAt));
}

/** A refund of a tenth of the price of a recent stay, to its payment method. */
async function aRefund({ tx, today }: YearContext): Promise<Draft> {
  const row = await tx
    .selectFrom('bookings')
    .innerJoin('bank_transfers', 'bank_transfers.booking_id', 'bookings.id')
    .select(['display_number', 'bank_transfers.id', 'bank_transfers.amount_cents'])
    .where('bookings.state', '=', 'confirmed')
    .where('bank_transfers.state', '=', 'matched')
    .where('bank_transfers.amount_cents', '>', cents(10_000))
    .where('bookings.end_date', '<', today)
    .orderBy('bookings.end_date', 'desc')
    .orderBy('bookings.id')
    .executeTakeFirstOrThrow();
  return {
    ...{ template: 'guestRefund', bookingDisplayNumber: row.display_number, source: `transfer/${row.id}` },
    amount: toEuros(cents(Math.round(row.amount_cents / 1_000) * 100)),
    ...{ bearer: 'house', holder: '', iban: '' },
  };
}

/** A transfer on a statement that came on paper, for a stay that still owes something. */
async function aPayment({ tx }: YearContext, day: PlainDate): Promise<Draft> {
  const bookings = await moneyStore.openBookings(tx);
  for (const { displayNumber, firstName, lastName, claims } of bookings.filter(
    (one) => one.claims.length > 0,
  )) {
    const draft = {
      ...{
        template: 'guestPayment' as const,
        bookingDisplayNumber: displayNumber,
        amount: toEuros(claims[0]!),
      },
      ...{ name: `${firstName} ${lastName}`, iban: '', purpose: `Buchung ${displayNumber}` },
    };
    // Equal rates of one guest within a week are refused: the second could be the first once more.
    if ((await buildDraft(tx, draft, day, day)).ok) return draft;
  }
  throw new Error('No stay owes anything that was not paid lately.');
}

async function propose(
  { tx, people }: YearContext,
  draft: Draft,
  { by, reason, at }: { by: Accountant; reason: string; at: Date },
): Promise<number> {
  const day = todayInBerlin(at);
  const built = await buildDraft(tx, draft, day, day);
  if (!('lines' in built)) throw new Error(`The draft is refused: ${built.type}.`);
  const id = await manualPostingStore.insert(
    tx,
    {
      ...{ refund_source: null, refund_bearer: null, refund_holder: null, refund_iban: null },
      ...{ voucher: null, payment: null, reverses: null },
      ...built.facts,
      ...{ template: draft.template, dated_on: day, reason },
      ...{ drafted_by: people[by], drafted_name: nameOfStaff[by], drafted_at: at },
    },
    built.lines,
    [],
  );
  await moneyStore.act(tx, {
    ...{ bookingId: built.lines[0]!.bookingId, act: 'posting-draft', subject: `posting/${id!}` },
    ...{ amount: sumMoved(built.lines), note: reason, uid: people[by], name: nameOfStaff[by], at },
  });
  return id!;
}

async function approve(context: YearContext, id: number, author: Accountant, at: Date): Promise<void> {
  const { tx, secret, operator } = context;
  const draft = (await manualPostingStore.lock(tx, id))!;
  await decide(context, id, { state: 'approved', by: other[author], note: '', at });
  const lines = await manualPostingStore.lines(tx, [id]);
  const { name: houseName, email: houseEmail } = operator.company;
  const problem = await postDraft(tx, draft, lines, {
    ...{ secret, at, houseName, houseEmail },
    account: operator.bankAccount!.iban,
  });
  if (problem) throw new Error(`Draft ${id} is not posted: ${problem.type}.`);
}

async function decide(
  { tx, people }: YearContext,
  id: number,
  decision: { state: 'approved' | 'refused'; by: Accountant; note: string; at: Date },
): Promise<void> {
  const { state, by, note, at } = decision;
  const [uid, name] = [people[by], nameOfStaff[by]];
  await manualPostingStore.decide(tx, id, { state, uid, name, note, at });
  const amount = sumMoved(await manualPostingStore.lines(tx, [id]));
  const act = state === 'approved' ? 'posting-approve' : 'posting-refuse';
  await moneyStore.act(tx, { bookingId: null, act, subject: `posting/${id}`, amount, note, uid, name, at });
}

/** Creates a transfer that was set aside because no guest sent it. The office can bring it back. */
async function setAside(context: YearContext, at: Date): Promise<void> {
  const { tx, people, seed } = context;
  const amount = cents(8_900);
  const line = { amount, name: 'Verein der Ferienhausfreunde', purpose: 'Standgebühr Messe', at };
  const iban = drawIban(seededRandom(seed, 'aside'));
  const id = await receiveUnknown(context, { ...line, iban }, { doubt: 'unknown', booking_id: null });
  await bankStore.settle(tx, id, { state: 'set-aside', doubt: null, booking_id: null });
  await moneyStore.act(tx, {
    ...{ bookingId: null, act: 'set-aside', subject: `transfer/${id}`, amount, note: 'kein Gast' },
    ...{ uid: people.accounting, name: nameOfStaff.accounting, at: later(at, 1) },
  });
}
