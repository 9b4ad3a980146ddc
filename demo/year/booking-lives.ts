import { noMoney } from '../../domain/money.ts';
import { quoteTotal, cancellationFee, type Quote } from '../../domain/pricing/quote.ts';
import { paymentCodes } from '../../domain/pricing/payment-methods.ts';
import { addDays, todayInBerlin } from '../../domain/stay.ts';
import {
  applyChange,
  beginBooking,
  enqueueEnd,
  applyTransition,
  type LockedUnit,
} from '../../server/areas/booking/booking.ts';
import { findBooking, insertBooking, type BookingRow } from '../../server/areas/booking/booking-store.ts';
import { insertChange, endChange } from '../../server/areas/booking/change/change-store.ts';
import { lockHome } from '../../server/areas/catalogue/home-changes-store.ts';
import { readStanding } from '../../server/areas/ledger/ledger.ts';
import { attributeBooking } from '../../server/areas/partners/partners.ts';
import { redeemVoucher } from '../../server/areas/vouchers/vouchers.ts';
import { newNonce } from '../../server/platform/signed-links.ts';
import { seededRandom, type Random } from '../seeded-random.ts';
import { giveBack, payClaim, remind, type Debt, type PaidBy } from './money.ts';
import type { StayPlan } from './plan-stays.ts';
import { later, toMomentUtc } from './timeline.ts';
import { nameOfStaff, type YearContext } from './year-context.ts';

const dayMs = 86_400_000;

async function lockUnit({ tx, operator }: YearContext, objectNumber: number): Promise<LockedUnit> {
  const home = await lockHome(tx, objectNumber);
  return { tx, home: home!, operator: () => operator, nightsChanged: () => undefined };
}

/** Landlord and co-host of the demo world take turns. Nobody has a login for the other landlords. */
const chooseActor = (
  { people, homesOfLandlord }: YearContext,
  { id, object_number }: BookingRow,
  actor: string,
): string | null => {
  if (actor !== 'landlord' || !homesOfLandlord.has(object_number)) return null;
  return id % 2 === 0 ? people.cohost : people.landlord;
};

async function move(
  context: YearContext,
  { id, object_number }: BookingRow,
  to: Omit<Parameters<typeof applyTransition>[1], 'at'> & { at: Date },
): Promise<BookingRow> {
  const unit = await lockUnit(context, object_number);
  const booking = (await findBooking(context.tx, id))!;
  await applyTransition({ ...unit, booking }, { ...to, byUid: chooseActor(context, booking, to.actor) });
  return (await findBooking(context.tx, id))!;
}

async function quotePlan(
  { pricing, tx }: YearContext,
  plan: Pick<StayPlan, 'objectNumber' | 'startDate' | 'endDate' | 'persons' | 'insurance'>,
  at: Date,
): Promise<Quote | null> {
  const outcome = await pricing.quote(
    {
      objectNumber: plan.objectNumber,
      startDate: plan.startDate,
      endDate: plan.endDate,
      persons: plan.persons,
      childAges: [],
      dogs: 0,
      insurance: plan.insurance,
      extras: {},
      bonus: '',
      experiments: [],
    },
    todayInBerlin(at),
    tx,
  );
  return outcome.ok && outcome.quote.status === 'free' ? outcome.quote : null;
}

/** Creates a booking as the rules allow, and plans everything that follows. Null if the rules refuse it. */
export async function book(context: YearContext, plan: StayPlan): Promise<BookingRow | null> {
  const { tx, timeline, seed } = context;
  const { createdAt: at, fate, guest } = plan;
  const quote = await quotePlan(context, plan, at);
  if (!quote) return null;
  const random = seededRandom(seed, 'life', plan.number);
  const shorter =
    fate === 'changes' ? await quotePlan(context, { ...plan, endDate: addDays(plan.endDate, -1) }, at) : null;
  const paidBy =
    plan.paidBy ??
    random.weighted<PaidBy>([
      ['card', 6],
      ['transfer', 3],
      ['sepa', 1],
    ]);
  const isInstant = plan.method === 'booking' && plan.isInstant;
  const state = {
    booking: isInstant ? 'confirmed' : 'booked',
    option: 'option',
    request: 'requested',
  } as const;
  const booking = await insertBooking(tx, {
    object_number: plan.objectNumber,
    uid: guest.uid,
    method: plan.method,
    state: state[plan.method],
    start_date: plan.startDate,
    end_date: plan.endDate,
    persons: plan.persons,
    child_ages: [],
    dogs: 0,
    pet_sizes: [],
    extras: {},
    insurance: plan.insurance,
    payment: paidBy === 'transfer' || !quote.collectedByUs ? paymentCodes.bankTransfer : paymentCodes.online,
    bonus: null,
    customer: guest.customer,
    remarks: plan.remarks,
    language: guest.language,
    partner: plan.partner === null ? '' : String(plan.partner),
    brand: null,
    agency_reference: '',
    quote,
    total_cents: quoteTotal(quote),
    hold_until: plan.method === 'option' ? later(at, 72) : null,
    bound_on: isInstant ? todayInBerlin(at) : null,
    guest_nonce: newNonce(),
    landlord_nonce: newNonce(),
    created_at: at,
    updated_at: at,
  });
  const unit = await lockUnit(context, plan.objectNumber);
  await beginBooking({ ...unit, booking }, at);
  await enqueueEnd(tx, booking, at);
  if (plan.partner !== null) {
    const subId = random.pick(['', 'newsletter', 'startseite', 'artikel-ostsee']);
    await attributeBooking(tx, { bookingId: booking.id, pid: String(plan.partner), subId, uid: null, at });
  }
  const answeredAt = later(at, random.between(0.3, 30));
  const confirm = (row: BookingRow, on: Date): Promise<void> =>
    afterConfirmation(context, plan, { booking: row, paidBy, random, at: on, shorter });
  if (isInstant) await confirm(booking, at);
  else if (plan.method === 'booking' && fate !== 'waits') {
    timeline.plan(answeredAt, async () => {
      const to = fate === 'declined' ? 'declined' : 'confirmed';
      const row = await move(context, booking, {
        ...{ to, actor: 'landlord', at: answeredAt },
        ...(to === 'declined' && { changes: { landlord_message: plan.answer } }),
      });
      if (to === 'confirmed') await confirm(row, answeredAt);
    });
  } else if (plan.method !== 'booking' && fate !== 'waits') {
    const isTaken = fate === 'stays';
    const endsAt = isTaken ? answeredAt : later(at, plan.method === 'option' ? 72 : 168);
    timeline.plan(endsAt, async () => {
      if (!isTaken) {
        await move(context, booking, { to: 'expired', actor: 'clock', at: endsAt });
        return;
      }
      const actor = plan.method === 'option' ? 'guest' : 'landlord';
      await confirm(await move(context, booking, { to: 'confirmed', actor, at: endsAt }), endsAt);
    });
  }
  return booking;
}

interface Confirmed {
  booking: BookingRow;
  paidBy: PaidBy;
  random: Random;
  at: Date;
  /** Quote for one night less, if the guest will change the stay. */
  shorter: Quote | null;
}

async function afterConfirmation(context: YearContext, plan: StayPlan, confirmed: Confirmed): Promise<void> {
  const { tx, timeline } = context;
  const { booking, random, at } = confirmed;
  const { fate, guest } = plan;
  const debt: Debt = { bookingId: booking.id, displayNumber: booking.display_number, guest };
  if (plan.voucher !== undefined && booking.quote.collectedByUs) {
    const { open } = await readStanding(tx, booking.id, todayInBerlin(at));
    await redeemVoucher(tx, {
      ...{ code: plan.voucher, bookingId: booking.id, most: open, at, today: todayInBerlin(at) },
    });
  }
  await planPayments(context, plan, confirmed, debt);
  const arrival = toMomentUtc(plan.startDate, 9).getTime();
  const between = (share: number): Date => new Date(at.getTime() + (arrival - at.getTime()) * share);
  if (fate === 'guestCancels') {
    const when = plan.cancelledAt ?? between(random.between(0.2, 0.95));
    timeline.plan(when, async () => {
      const percent = computeFeePercent(booking.quote, todayInBerlin(when), plan.startDate);
      await move(context, booking, {
        ...{ to: 'cancelled', actor: 'guest', at: when },
        changes: {
          cancellation_fee_cents: cancellationFee(booking.quote, percent),
          cancelled_by: 'guest',
        },
      });
      await giveBack(context, debt, later(when, 0.1));
      await payFee(context, debt, when);
    });
  }
  if (fate === 'hostCancels') {
    const when = between(random.between(0.3, 0.9));
    const staff = {
      uid: context.people.office,
      name: nameOfStaff.office,
      note: 'Rohrbruch, von der Vermieterin gemeldet.',
    };
    const byOffice = random.chance(0.4);
    timeline.plan(when, async () => {
      await move(context, booking, {
        to: 'cancelled',
        at: when,
        ...(byOffice ? { actor: 'office', staff } : { actor: 'landlord' }),
        changes: {
          cancellation_fee_cents: noMoney,
          cancelled_by: byOffice ? 'office' : 'landlord',
          cancellation_reason: 'unusable',
          landlord_message: plan.answer,
        },
      });
      await giveBack(context, debt, later(when, 0.1));
    });
  }
  if (fate === 'changes' && confirmed.shorter) {
    const when = between(0.97);
    const wanted = { debt, shorter: confirmed.shorter, at: when };
    timeline.plan(when, () => change(context, booking, wanted));
  }
}

const computeFeePercent = ({ cancellation }: Quote, day: string, arrival: string): number => {
  const ahead = Math.round((Date.parse(arrival) - Date.parse(day)) / dayMs);
  return cancellation.reduce(
    (highest, step) => (ahead < step.daysBefore ? Math.max(highest, step.percent) : highest),
    0,
  );
};

/** Pays a fee that the payments did not cover, within its week. */
async function payFee(context: YearContext, debt: Debt, cancelledAt: Date): Promise<void> {
  const { tx, timeline } = context;
  const { claims } = await readStanding(tx, debt.bookingId, todayInBerlin(cancelledAt));
  for (const { dueOn, open } of claims) {
    if (open <= 0) continue;
    const at = later(cancelledAt, 60);
    timeline.plan(at, () => payClaim(context, debt, { dueOn, paidBy: 'transfer', at }));
  }
}

async function planPayments(
  context: YearContext,
  { fate, isLate, startDate }: StayPlan,
  { booking, paidBy, random, at }: Confirmed,
  debt: Debt,
): Promise<void> {
  const { tx, timeline } = context;
  const { claims } = await readStanding(tx, booking.id, todayInBerlin(at));
  for (const [index, { dueOn, open }] of claims.entries()) {
    if (open <= 0) continue;
    const owes = fate === 'owes' && index === claims.length - 1;
    const days = isLate ? random.int(4, 12) : 0 - random.int(0, 5);
    // The payment date is before arrival in any case.
    const day = [addDays(dueOn, days), addDays(startDate, -1)].sort()[0]!;
    const paymentTime = toMomentUtc(day, random.int(7, 19), random.int(0, 59));
    const paidAt = new Date(Math.max(paymentTime.getTime(), later(at, random.between(0.1, 20)).getTime()));
    if (!owes) timeline.plan(paidAt, () => payClaim(context, debt, { dueOn, paidBy, at: paidAt }));
    if (!owes && !isLate) continue;
    for (const [level, after] of [
      [1, 3],
      [2, 10],
      [3, 17],
    ] as const) {
      const remindedAt = toMomentUtc(addDays(dueOn, after), 2);
      timeline.plan(remindedAt, () => remind(context, booking.id, { dueOn, level, at: remindedAt }));
    }
  }
}

/** The guest leaves a day earlier; the landlord accepts, and the night is refunded. */
async function change(
  context: YearContext,
  { id }: BookingRow,
  { debt, shorter, at }: { debt: Debt; shorter: Quote; at: Date },
): Promise<void> {
  const { tx, timeline } = context;
  const booking = (await findBooking(tx, id))!;
  if (booking.state !== 'confirmed') return;
  const { start_date, end_date, persons, child_ages, dogs, pet_sizes, quote, total_cents } = booking;
  const agreed = { start_date, end_date, persons, child_ages, dogs, pet_sizes, quote, total_cents };
  const newChange = {
    ...{ end_date: shorter.stay.endDate, quote: shorter, total_cents: quoteTotal(shorter) },
    ...{ booking_id: id, agreed, message: 'Wir müssen leider einen Tag früher heim.', created_at: at },
    asked_by: null,
  };
  const row = await insertChange(tx, { ...agreed, ...newChange });
  const answeredAt = later(at, 6);
  timeline.plan(answeredAt, async () => {
    const now = (await findBooking(tx, id))!;
    if (now.state !== 'confirmed') return;
    await applyChange({ ...(await lockUnit(context, now.object_number)), booking: now }, row, answeredAt);
    await endChange(tx, row.id, { state: 'accepted', answer: 'Gern, alles passt.', at: answeredAt });
    await giveBack(context, debt, later(answeredAt, 0.1));
  });
}
