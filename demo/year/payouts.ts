import { negate, sumCents } from '../../domain/money.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import { moneyStore } from '../../server/areas/payments/money-store.ts';
import { accountStore } from '../../server/areas/payouts/account-store.ts';
import { bookPayoutLine, closeMonth, judgeDue, postPayout } from '../../server/areas/payouts/payouts.ts';
import { payoutStore } from '../../server/areas/payouts/payout-store.ts';
import { statementStore } from '../../server/areas/payouts/statement-store.ts';
import { seededRandom } from '../seeded-random.ts';
import { drawIban } from './guests.ts';
import { insertLine, payOutOfProvider } from './money.ts';
import { later, toMomentUtc } from './timeline.ts';
import { nameOfStaff, type YearContext } from './year-context.ts';
import type { YearHome } from './year-store.ts';

const daysBack = 425;

/** No demo account was changed recently. */
const nobodyWaits = { accounts: { moneyWaitsUntil: () => Promise.resolve(null) } };

/** Sets the landlords' accounts except the last one, so that the office sees such a case. */
async function nameAccounts(
  { tx, seed, people, today }: YearContext,
  homes: readonly YearHome[],
): Promise<void> {
  const landlords = [...new Map(homes.map((home) => [home.landlordId, home])).values()];
  const at = toMomentUtc(addDays(today, 0 - daysBack), 8);
  for (const { landlordId, landlordName, isTrader } of landlords.slice(0, -1)) {
    const random = seededRandom(seed, 'account', landlordId);
    const holder = landlordName.slice(0, 70);
    await accountStore.insertAccount(tx, landlordId, {
      holder,
      iban: drawIban(random),
      uid: people.landlord,
      at,
    });
    await accountStore.setTaxFacts(tx, landlordId, {
      tax_number: `${random.int(10, 99)}/${random.int(100, 999)}/${random.int(10_000, 99_999)}`,
      born_on: isTrader ? null : `${random.int(1950, 1992)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
      updated_at: at,
    });
  }
}

/** A payout run every three weeks, the last one still in transit, and each month closed. */
export async function planPayouts(context: YearContext, homes: readonly YearHome[]): Promise<void> {
  const { tx, timeline, today, operator } = context;
  await nameAccounts(context, homes);
  for (let ago = 3; ago < daysBack - 40; ago += 21) {
    const at = toMomentUtc(addDays(today, 0 - ago), 8, 30);
    timeline.plan(at, () => payLandlords(context, at));
  }
  for (let ago = 4; ago < daysBack; ago += 7) {
    const at = toMomentUtc(addDays(today, 0 - ago), 5);
    timeline.plan(at, () => payOutOfProvider(context, at));
  }
  for (let back = 0; back < 15; back += 1) {
    const first = firstOfMonth(today, back);
    const at = toMomentUtc(first, 3);
    timeline.plan(at, async () => {
      for (const { landlord_id: landlordId, month } of await statementStore.listMissing(
        tx,
        first.slice(0, 7),
      ))
        await closeMonth(tx, landlordId, month, at, operator);
    });
  }
}

function firstOfMonth(today: string, back: number): string {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - back;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

async function payLandlords(context: YearContext, at: Date): Promise<void> {
  const { tx, timeline, people } = context;
  const today = todayInBerlin(at);
  const due = (await judgeDue(nobodyWaits, tx, { today, now: at })).filter(
    ({ hindrance }) => hindrance === null,
  );
  if (due.length === 0) return;
  const run = await payoutStore.insertRun(tx, {
    execute_on: addDays(today, 1),
    prepared_by: people.accounting,
    prepared_name: nameOfStaff.accounting,
    prepared_at: at,
  });
  for (const { landlord, amount, parts } of due) {
    const { holder, iban } = landlord.account!;
    await payoutStore.insertPayout(
      tx,
      { run_id: run, landlord_id: landlord.id, amount_cents: amount, holder, iban, updated_at: at },
      parts.map((part) => ({ booking_id: part.bookingId, amount_cents: part.amount })),
    );
  }
  const releasedAt = later(at, 1.5);
  const payouts = await payoutStore.listPayouts(tx, [run]);
  for (const payout of payouts) {
    if (!(await postPayout(tx, payout, { today, at: releasedAt })))
      throw new Error(`Payout ${payout.id} is not owed.`);
    await payoutStore.move(tx, payout.id, 'prepared', { state: 'sent', at: releasedAt });
  }
  await payoutStore.decide(tx, run, {
    ...{ state: 'released', by: people.admin, name: nameOfStaff.admin, at: releasedAt },
  });
  const total = sumCents(payouts.map(({ amount_cents }) => amount_cents));
  const act = { bookingId: null, subject: `run/${run}`, amount: total, note: '' };
  await moneyStore.act(tx, {
    ...act,
    act: 'payout-prepare',
    uid: people.accounting,
    name: nameOfStaff.accounting,
    at,
  });
  await moneyStore.act(tx, {
    ...act,
    act: 'payout-release',
    uid: people.admin,
    name: nameOfStaff.admin,
    at: releasedAt,
  });
  const bookedAt = later(at, 100);
  timeline.plan(bookedAt, async () => {
    for (const { id, amount_cents, holder, iban } of payouts) {
      const purpose = `Auszahlung AZ-${id}`;
      const line = { amount: negate(amount_cents), name: holder, iban, purpose, at: bookedAt };
      const { id: transferId, bankReference } = await insertLine(context, line, {
        ...{ state: 'matched', doubt: null, booking_id: null },
      });
      const payout = (await payoutStore.find(tx, id))!;
      await bookPayoutLine(tx, payout, { ...line, bankReference, transferId, at: bookedAt });
    }
  });
}
