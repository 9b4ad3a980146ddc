import type { Outcome, RequestOf } from '../../../../contract/define-endpoint.ts';
import type { cancelDirectBooking } from '../../../../contract/landlords/cancel-direct-booking.ts';
import type { quoteDirectBooking } from '../../../../contract/landlords/quote-direct-booking.ts';
import type { saveDirectBooking } from '../../../../contract/landlords/save-direct-booking.ts';
import { trimCustomer, validateCustomer } from '../../../../domain/booking/customer-form.ts';
import { add, fromEuros, noMoney, toEuros, type Cents } from '../../../../domain/money.ts';
import { quoteTotal, sumLines } from '../../../../domain/pricing/quote.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import type { Tx } from '../../../platform/database.ts';
import { idempotently, requestDigest } from '../../../platform/idempotency.ts';
import { newNonce } from '../../../platform/signed-links.ts';
import { paymentCodes } from '../../../../domain/pricing/payment-methods.ts';
import type { BookingDeps } from '../booking-context.ts';
import {
  findBooking,
  insertBooking,
  insertEvent,
  moveBooking,
  toStay,
  updateStay,
  type BookingRow,
} from '../booking-store.ts';
import { bookingNotFound } from '../links/booking-link.ts';
import { enqueueDirectMail, type DirectMail } from '../mails/send-direct-mail-job.ts';
import { findConflicts, findRivals, freeNights, moveNights, occupyNights } from '../nights-store.ts';
import { areDirectDates, directQuote, isDirectChangeable, touristTaxOf } from '../rules/direct-booking.ts';
import { declineOverlapped } from '../transition.ts';
import { rollBackIfTaken, underBookingLock, underHomeLock, type LockedUnit } from '../under-home-lock.ts';
import { directBookingsStore } from './direct-bookings-store.ts';

type QuoteInput = RequestOf<typeof quoteDirectBooking>;
type SaveInput = RequestOf<typeof saveDirectBooking>;
type Quoted = Outcome<typeof quoteDirectBooking>;
type Saved = Outcome<typeof saveDirectBooking>;
type Ended = Outcome<typeof cancelDirectBooking>;

const objectNotFound = { ok: false, type: 'object-not-found', data: null } as const;
const invalidDates = { ok: false, type: 'invalid-dates', data: null } as const;
const invalidParty = { ok: false, type: 'invalid-party', data: null } as const;
const notChangeable = { ok: false, type: 'not-changeable', data: null } as const;

/** Somebody who looks after stays, and the account to which a change is written down: another one where the office acts for them. */
export interface DirectActor {
  uid: string;
  byUid: string;
}

type DirectDeps = Pick<BookingDeps, 'connection' | 'catalogue' | 'operator' | 'clock' | 'pricing'>;

const partyOf = ({ persons, childAges, pets }: Pick<QuoteInput, 'persons' | 'childAges' | 'pets'>) => ({
  persons,
  childAges,
  dogs: pets,
});

const staysUnmoved = (booking: BookingRow, { startDate, endDate }: QuoteInput | SaveInput): boolean =>
  booking.start_date === startDate && booking.end_date === endDate;

/** What the price list asks, what the tax comes to, and what lies on the nights. Changes nothing. */
export async function quoteDirect(deps: DirectDeps, uid: string, input: QuoteInput): Promise<Quoted> {
  const { connection, pricing, clock } = deps;
  const { objectNumber, startDate, endDate, bookingID } = input;
  const { db } = connection;
  const stay = { startDate, endDate };
  const today = clock.today();
  if (!(await directBookingsStore.looksAfter(db, uid, objectNumber))) return objectNotFound;
  const found = bookingID > 0 ? await directBookingsStore.find(db, uid, bookingID) : null;
  if (bookingID > 0 && found?.object_number !== objectNumber) return bookingNotFound;
  const booking = found && (await findBooking(db, found.id));
  if (!(booking && staysUnmoved(booking, input)) && !areDirectDates(stay, today)) return invalidDates;
  const rates = (await pricing.homeRates([objectNumber])).get(objectNumber);
  const list = await listPrice(deps, input, today);
  const price = input.price === undefined ? (list ?? noMoney) : fromEuros(input.price);
  const taxes = touristTaxOf(rates, { stay, party: partyOf(input), price });
  return {
    ok: true,
    data: {
      listPrice: list === null ? null : toEuros(list),
      touristTax: toEuros(sumLines(taxes)),
      personsMax: rates?.personsMax ?? 0,
      conflicts: await findRivals(db, {
        id: bookingID,
        object_number: objectNumber,
        start_date: startDate,
        end_date: endDate,
      }),
    },
  };
}

/** The list's price of the accommodation with its mandatory services; null where a night has none. */
async function listPrice(
  { pricing }: DirectDeps,
  { objectNumber, startDate, endDate, ...party }: QuoteInput,
  today: PlainDate,
): Promise<Cents | null> {
  const request = {
    ...{ objectNumber, startDate, endDate, ...partyOf(party) },
    ...{ insurance: false, extras: {}, bonus: '', experiments: [], byHost: { accommodation: null } },
  };
  // What was agreed some days ago is priced as on its first day.
  const outcome = await pricing.quote(request, startDate < today ? startDate : today);
  if (!outcome.ok || !outcome.quote.isPriced) return null;
  const services = outcome.quote.lines.filter(({ code, mandatory }) => mandatory && code !== 'touristTax');
  return add(outcome.quote.accommodation.price, sumLines(services));
}

/** Enters a direct booking or changes it. Its nights are held by the constraint that holds all others. */
export async function saveDirect(deps: DirectDeps, actor: DirectActor, input: SaveInput): Promise<Saved> {
  const { uid, byUid } = actor;
  const { db } = deps.connection;
  const { objectNumber, startDate, endDate } = input;
  const fields = wrongFields(input);
  if (Object.keys(fields).length > 0) return { ok: false, type: 'invalid-customer', data: { fields } };
  if (input.childAges.length >= input.persons) return invalidParty;
  if (!(await directBookingsStore.looksAfter(db, uid, objectNumber))) return objectNotFound;
  const saving = underHomeLock(deps, objectNumber, (unit) =>
    idempotently(
      unit.tx,
      {
        scope: `booking.direct/${uid}`,
        key: input.idempotencyKey,
        digest: requestDigest(input),
      },
      () =>
        input.bookingID === 0 ? insertDirect(deps, unit, byUid, input) : changeDirect(deps, unit, uid, input),
    ),
  );
  const outcome = await rollBackIfTaken(saving);
  if (outcome === null) return objectNotFound;
  if (!outcome.ok && outcome.type === 'capacity-taken') {
    const stay = { startDate, endDate };
    const conflicts = await findConflicts(db, { objectNumber, bookingId: input.bookingID, stay });
    return { ok: false, type: 'capacity-taken', data: { conflicts } };
  }
  return outcome;
}

/** A name is needed, all else may be missing. A mail needs an address. */
function wrongFields({ guest, informs }: SaveInput): Record<string, string> {
  const { language: _language, ...contact } = guest;
  const errors = validateCustomer({ ...noCustomer, ...contact }, 'request');
  const isMissing = (field: keyof typeof contact): boolean => contact[field].trim() === '';
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => field !== 'firstName' || !isMissing('firstName'))
      .filter(([field]) => field !== 'email' || informs || !isMissing('email'))
      .map(([field, reason]) => [
        field,
        `invalid.${field === 'email' && isMissing('email') ? 'required' : reason}`,
      ]),
  );
}

const noCustomer = {
  ...{ salutation: 'none', firstName: '', lastName: '', email: '', phone: '' },
  ...{ street: '', zip: '', city: '', country: '' },
};

async function priced(
  { pricing, clock }: DirectDeps,
  tx: Tx,
  { objectNumber, startDate, endDate, persons, price: typed, taxed, ...party }: SaveInput,
) {
  const stay = { startDate, endDate };
  const price = fromEuros(typed);
  const rates = taxed ? (await pricing.homeRates([objectNumber], tx)).get(objectNumber) : undefined;
  const taxes = touristTaxOf(rates, { stay, party: partyOf({ persons, ...party }), price });
  const quote = directQuote({ stay, persons, price, taxes, at: clock.now() });
  return { quote, total_cents: quoteTotal(quote) };
}

async function insertDirect(
  deps: DirectDeps,
  unit: LockedUnit,
  byUid: string,
  input: SaveInput,
): Promise<Saved> {
  const { tx, nightsChanged } = unit;
  const now = deps.clock.now();
  const today = deps.clock.today();
  if (!areDirectDates(input, today)) return invalidDates;
  const { language, ...contact } = input.guest;
  const booking = await insertBooking(tx, {
    ...{ origin: 'direct', method: 'booking', state: 'confirmed', uid: null },
    object_number: input.objectNumber,
    start_date: input.startDate,
    end_date: input.endDate,
    persons: input.persons,
    child_ages: input.childAges,
    dogs: input.pets,
    ...{ pet_sizes: [], extras: {}, insurance: false, bonus: null },
    payment: paymentCodes.invoice,
    customer: trimCustomer({ ...noCustomer, ...contact }),
    ...{ remarks: '', host_note: input.note, language },
    ...{ partner: '', brand: null, agency_reference: '' },
    ...(await priced(deps, tx, input)),
    paid_on: input.paid ? today : null,
    hold_until: null,
    bound_on: today,
    guest_nonce: newNonce(),
    landlord_nonce: newNonce(),
    created_at: now,
    updated_at: now,
  });
  await insertEvent(tx, {
    ...{ bookingId: booking.id, from: null, to: 'confirmed', actor: 'landlord' },
    ...{ at: now, byUid },
  });
  await occupyNights(tx, booking, 'booking');
  nightsChanged(toStay(booking));
  await declineOverlapped(unit, booking, now);
  if (input.informs) await tell(tx, booking.id, 'made', now);
  return { ok: true, data: { bookingID: booking.id } };
}

async function changeDirect(
  deps: DirectDeps,
  unit: LockedUnit,
  uid: string,
  input: SaveInput,
): Promise<Saved> {
  const { tx, nightsChanged } = unit;
  const now = deps.clock.now();
  const today = deps.clock.today();
  const found = await directBookingsStore.find(tx, uid, input.bookingID);
  const booking = found && (await findBooking(tx, found.id));
  if (!booking || booking.object_number !== input.objectNumber) return bookingNotFound;
  if (!isDirectChangeable(booking, today)) return notChangeable;
  const isMoved = !staysUnmoved(booking, input);
  if (isMoved && !areDirectDates(input, today)) return invalidDates;
  const { language, ...contact } = input.guest;
  await updateStay(tx, booking.id, {
    start_date: input.startDate,
    end_date: input.endDate,
    persons: input.persons,
    child_ages: input.childAges,
    dogs: input.pets,
    ...{ pet_sizes: [], bonus: null },
    ...(await priced(deps, tx, input)),
    updated_at: now,
  });
  await directBookingsStore.update(tx, booking.id, {
    customer: { ...booking.customer, ...trimCustomer({ ...noCustomer, ...contact }) },
    ...{ language, host_note: input.note, updated_at: now },
    paid_on: input.paid ? (booking.paid_on ?? today) : null,
  });
  if (isMoved) {
    const stay = { startDate: input.startDate, endDate: input.endDate };
    await moveNights(tx, booking.id, stay);
    nightsChanged(stay);
    await declineOverlapped(
      unit,
      {
        id: booking.id,
        object_number: booking.object_number,
        start_date: stay.startDate,
        end_date: stay.endDate,
      },
      now,
    );
  }
  if (input.informs) await tell(tx, booking.id, 'changed', now);
  return { ok: true, data: { bookingID: booking.id } };
}

/** A repeated call is answered like the first one. */
export async function cancelDirect(
  deps: DirectDeps,
  { uid, byUid }: DirectActor,
  { bookingID, informs }: RequestOf<typeof cancelDirectBooking>,
): Promise<Ended> {
  const opened = await directBookingsStore.find(deps.connection.db, uid, bookingID);
  if (!opened) return bookingNotFound;
  return underBookingLock(deps, opened, async ({ tx, booking, nightsChanged }): Promise<Ended> => {
    const now = deps.clock.now();
    if (booking.state === 'cancelled') return { ok: true, data: { bookingID } };
    if (!isDirectChangeable(booking, deps.clock.today())) return notChangeable;
    await moveBooking(tx, booking.id, 'confirmed', {
      ...{ state: 'cancelled', cancelled_by: 'landlord', updated_at: now },
    });
    await insertEvent(tx, {
      ...{ bookingId: booking.id, from: 'confirmed', to: 'cancelled', actor: 'landlord' },
      ...{ at: now, byUid },
    });
    await freeNights(tx, booking.id);
    nightsChanged();
    if (informs && booking.customer.email !== '') await tell(tx, booking.id, 'cancelled', now);
    return { ok: true, data: { bookingID } };
  });
}

export async function setDirectPaid(
  deps: DirectDeps,
  uid: string,
  { bookingID, paid }: { bookingID: number; paid: boolean },
): Promise<Ended> {
  const opened = await directBookingsStore.find(deps.connection.db, uid, bookingID);
  if (!opened) return bookingNotFound;
  return underBookingLock(deps, opened, async ({ tx, booking }): Promise<Ended> => {
    if (booking.state !== 'confirmed') return notChangeable;
    await directBookingsStore.setPaid(tx, booking.id, paid ? deps.clock.today() : null, deps.clock.now());
    return { ok: true, data: { bookingID } };
  });
}

const tell = (tx: Tx, bookingId: number, mail: DirectMail, at: Date): Promise<void> =>
  enqueueDirectMail(tx, { bookingId, mail, at });
