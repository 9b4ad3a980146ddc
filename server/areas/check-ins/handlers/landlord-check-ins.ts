import type { HomeCheckIns } from '../../../../contract/check-ins/check-in.ts';
import type { getBookingCheckIn } from '../../../../contract/check-ins/get-booking-check-in.ts';
import type { getHomeCheckIns } from '../../../../contract/check-ins/get-home-check-ins.ts';
import type { setHomeCheckIn } from '../../../../contract/check-ins/set-home-check-in.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import { checkInState } from '../../../../domain/booking/check-in.ts';
import { asksForRegistration, registrationRule } from '../../../../domain/booking/registration-form.ts';
import type { Language } from '../../../../domain/language.ts';
import { addDays } from '../../../../domain/stay.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import { retryTransaction } from '../../../platform/retry-transaction.ts';
import type { CheckInsDeps } from '../check-ins-context.ts';
import { checkInsStore } from '../check-ins-store.ts';
import { opensOn, countProgress } from '../present-check-in.ts';
import { openAnswers } from '../sealed-answers.ts';

type BookingCheckIn = ResponseOf<typeof getBookingCheckIn>;

async function listHomes(db: Queryable, uid: string, language: Language): Promise<HomeCheckIns> {
  const homes = await checkInsStore.homes(db, uid, language);
  return {
    homes: homes.map(({ country, ...home }) => ({ ...home, suggested: asksForRegistration(country) })),
  };
}

export function getHomeCheckInsHandler({
  connection,
}: Pick<CheckInsDeps, 'connection'>): Handler<typeof getHomeCheckIns> {
  return async ({ languageCode }, { user }) => ({
    ok: true,
    data: await listHomes(connection.db, user.uid, languageCode),
  });
}

export function setHomeCheckInHandler({
  connection,
}: Pick<CheckInsDeps, 'connection'>): Handler<typeof setHomeCheckIn> {
  return async ({ languageCode, objectNumber, daysBefore }, { user: { uid } }) => {
    const isOwn = await retryTransaction(connection, (tx) =>
      checkInsStore.setHome(tx, uid, objectNumber, daysBefore),
    );
    return isOwn
      ? { ok: true, data: await listHomes(connection.db, uid, languageCode) }
      : { ok: false, type: 'object-not-found', data: null };
  };
}

export function getBookingCheckInHandler({
  connection,
  clock,
  secret,
}: CheckInsDeps): Handler<typeof getBookingCheckIn> {
  return async ({ bookingId, languageCode }, { user: { uid } }) => {
    const row = await checkInsStore.findOwn(connection.db, uid, bookingId, languageCode);
    if (!row) return { ok: false, type: 'booking-not-found', data: null };
    const answers = openAnswers(secret, bookingId, row.sealed);
    return {
      ok: true,
      data: {
        state: checkInState(row, clock.today()),
        opensOn: opensOn(row),
        progress: countProgress(row),
        answers: answers as BookingCheckIn['answers'],
        savedAt: row.savedAt?.toISOString() ?? null,
        invitedAt: row.invitedAt?.toISOString() ?? null,
        document: answers ? `/documents/registration/${bookingId}/${row.displayNumber}.pdf` : null,
        storedUntil: addDays(row.endDate, registrationRule(row.country).storedDays),
      },
    };
  };
}
