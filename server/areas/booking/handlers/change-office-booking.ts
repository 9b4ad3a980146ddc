import type { changeOfficeBooking } from '../../../../contract/booking/change-office-booking.ts';
import type { Outcome, RequestOf } from '../../../../contract/define-endpoint.ts';
import type { Handler } from '../../../http/handler.ts';
import { idempotently, requestDigest } from '../../../platform/idempotency.ts';
import type { BookingDeps } from '../booking-context.ts';
import { findByNumber, type BookingRow } from '../booking-store.ts';
import {
  answerOfChange,
  answerOfPrice,
  askForChange,
  priceChange,
  type ChangeAnswer,
  type ChangeRefused,
  type WishedStay,
} from '../ask-for-change.ts';
import { bookingNotFound } from '../links/booking-link.ts';
import { presentOfficeBooking } from '../present-office-booking.ts';
import { underBookingLock } from '../under-home-lock.ts';

type Failed = Extract<Outcome<typeof changeOfficeBooking>, { ok: false }>;

/** The guest's party stays as it is booked but for the number of persons. */
function wishedStay(
  { startDate, endDate, persons, message, dryRun, expectedPrice }: RequestOf<typeof changeOfficeBooking>,
  booking: BookingRow,
): WishedStay {
  return {
    ...{ startDate, endDate, persons, message, dryRun, expectedPrice },
    childAges: [...booking.child_ages],
    pets: booking.dogs,
    petSizes: [...booking.pet_sizes],
    // Nobody but a guest sees and accepts these terms anew; they stay those of the booking.
    expectedDownPayment: undefined,
    expectedDeposit: undefined,
  };
}

/** Asks the landlord for the guest. Guest and landlord get the same mails as when the guest asks. */
export function changeOfficeBookingHandler(deps: BookingDeps): Handler<typeof changeOfficeBooking> {
  return async (input, { user }) => {
    const { bookingDisplayNumber, languageCode, idempotencyKey, dryRun } = input;
    const opened = await findByNumber(deps.connection.db, bookingDisplayNumber);
    if (!opened) return bookingNotFound;
    const outcome = await underBookingLock(
      deps,
      opened,
      async (unit): Promise<{ ok: true; data: ChangeAnswer } | ChangeRefused> => {
        const wished = wishedStay(input, unit.booking);
        if (dryRun) {
          const priced = await priceChange(deps, unit, wished);
          return priced.ok
            ? { ok: true, data: answerOfPrice(priced.quote, unit.booking.total_cents) }
            : priced;
        }
        const call = {
          scope: `booking.change/${opened.id}`,
          key: idempotencyKey,
          digest: requestDigest(input),
        };
        const asked = await idempotently(unit.tx, call, () => askForChange(deps, unit, wished, user.uid));
        return asked.ok ? { ok: true, data: await answerOfChange(unit, asked.data.changeID) } : asked;
      },
    );
    if (!outcome.ok) return outcome as Failed;
    const { total, agreedTotal, difference } = outcome.data;
    return {
      ok: true,
      data: {
        ...{ total, agreedTotal, difference },
        booking: dryRun ? null : await presentOfficeBooking(deps, opened, languageCode),
      },
    };
  };
}
