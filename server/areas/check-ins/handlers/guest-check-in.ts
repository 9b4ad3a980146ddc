import type { getCheckIn } from '../../../../contract/check-ins/get-check-in.ts';
import type { saveCheckIn } from '../../../../contract/check-ins/save-check-in.ts';
import { checkInState, listChildAges, countFilled } from '../../../../domain/booking/check-in.ts';
import type { Handler } from '../../../http/handler.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { CheckInsDeps } from '../check-ins-context.ts';
import { checkInsStore } from '../check-ins-store.ts';
import { presentCheckIn } from '../present-check-in.ts';
import { sealAnswers } from '../sealed-answers.ts';

interface OpenedBooking {
  id: number;
}

const notFound = { ok: false, type: 'booking-not-found', data: null } as const;

export function getCheckInHandler(deps: CheckInsDeps): Handler<typeof getCheckIn, OpenedBooking> {
  return async ({ languageCode: language }, { opened, user }) => {
    const data = await presentCheckIn(deps, opened.id, { language, uid: user?.uid ?? null });
    return data ? { ok: true, data } : notFound;
  };
}

export function saveCheckInHandler(deps: CheckInsDeps): Handler<typeof saveCheckIn, OpenedBooking> {
  const { connection, clock, secret } = deps;
  return async ({ languageCode: language, persons, arrivalTime, carPlate, confirmed }, { opened, user }) => {
    const outcome = await retryTransaction(connection, async (tx) => {
      await checkInsStore.lock(tx, opened.id);
      const row = await checkInsStore.find(tx, opened.id, language);
      if (!row) return notFound;
      const today = clock.today();
      if (checkInState(row, today) !== 'open') {
        return { ok: false, type: 'check-in-closed', data: null } as const;
      }
      if (persons.length > row.persons) {
        return { ok: false, type: 'too-many-persons', data: { personsMax: row.persons } } as const;
      }
      const answers = { persons, arrivalTime, carPlate };
      const filled = countFilled(row, answers, today);
      const isComplete = filled === persons.length;
      await checkInsStore.save(tx, opened.id, {
        sealed: sealAnswers(secret, opened.id, answers),
        persons: persons.length,
        filled,
        childAges: listChildAges(persons, row.startDate),
        savedAt: clock.now(),
        // After a correction the answers stay confirmed if nothing is missing.
        confirmedAt: isComplete && (confirmed || row.confirmedAt) ? (row.confirmedAt ?? clock.now()) : null,
      });
      return null;
    });
    if (outcome) return outcome;
    const data = await presentCheckIn(deps, opened.id, { language, uid: user?.uid ?? null });
    return data ? { ok: true, data } : notFound;
  };
}
