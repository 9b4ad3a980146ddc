import { countryName } from '../../../domain/country-name.ts';
import { townLine } from '../../../domain/town-line.ts';
import type { CheckIn } from '../../../contract/check-ins/check-in.ts';
import {
  checkInState,
  countFilled,
  emptyPerson,
  missingFields,
  type CheckInPerson,
} from '../../../domain/booking/check-in.ts';
import { registrationRule } from '../../../domain/booking/registration-form.ts';
import type { Language } from '../../../domain/language.ts';
import { addDays } from '../../../domain/stay.ts';
import type { CheckInsDeps } from './check-ins-context.ts';
import { checkInsStore, type CheckInRow } from './check-ins-store.ts';
import { openAnswers } from './sealed-answers.ts';

type Answers = NonNullable<ReturnType<typeof openAnswers>>;

/** Prefills answers from the booking. The nationality stays empty, because it does not follow from an address. */
function answersOfBooking({ customer, persons }: CheckInRow, language: Language): Answers {
  const { firstName, lastName, street, zip, city, country } = customer;
  const lines = [street, townLine({ country, zip, city }), countryName(country, language)];
  const address = lines.filter((part) => part !== '').join(', ');
  const lead: CheckInPerson = { ...emptyPerson, firstNames: firstName, familyName: lastName, address };
  return {
    persons: [lead, ...Array.from({ length: persons - 1 }, () => emptyPerson)],
    arrivalTime: '',
    carPlate: '',
  };
}

export const opensOn = ({
  startDate,
  daysBefore,
}: Pick<CheckInRow, 'startDate' | 'daysBefore'>): string | null =>
  daysBefore === null ? null : addDays(startDate, -daysBefore);

export const countProgress = ({
  persons,
  listed,
  filled,
  savedAt,
  confirmedAt,
}: CheckInRow): CheckIn['progress'] => ({
  filled: filled ?? 0,
  persons: savedAt === null ? persons : (listed ?? persons),
  confirmed: confirmedAt !== null,
});

/** Returns null for an unknown booking. */
export async function presentCheckIn(
  {
    connection: { db },
    clock,
    secret,
    routes,
  }: Pick<CheckInsDeps, 'connection' | 'clock' | 'secret' | 'routes'>,
  bookingId: number,
  { language, uid }: { language: Language; uid: string | null },
): Promise<CheckIn | null> {
  const row = await checkInsStore.find(db, bookingId, language);
  if (!row) return null;
  const today = clock.today();
  const { country, isTaxed } = row;
  const rules = { country, isTaxed };
  const saved = openAnswers(secret, bookingId, row.sealed);
  const answers = saved ?? answersOfBooking(row, language);
  return {
    state: checkInState(row, today),
    opensOn: opensOn(row),
    startDate: row.startDate,
    endDate: row.endDate,
    home: row.home,
    country,
    taxed: isTaxed,
    storedDays: registrationRule(country).storedDays,
    personsMax: row.persons,
    today,
    answers: answers as CheckIn['answers'],
    progress: saved
      ? countProgress(row)
      : { ...countProgress(row), filled: countFilled(rules, answers, today) },
    missing: answers.persons.flatMap((person, index) =>
      missingFields(rules, person, { isLead: index === 0, today }).map((field) => ({ person: index, field })),
    ),
    savedAt: saved ? (row.savedAt?.toISOString() ?? null) : null,
    href: `${routes.pathOf('CheckIn', language)}?bookingID=${bookingId}`,
    travellers: uid === null ? [] : await checkInsStore.travellersOf(db, uid),
  };
}
