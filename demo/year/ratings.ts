import type { Language } from '../../domain/language.ts';
import { travelTypes } from '../../domain/rating.ts';
import { addDays } from '../../domain/stay.ts';
import { publish } from '../../server/areas/guest-ratings/guest-ratings.ts';
import { answersStore } from '../../server/areas/guest-ratings/answers-store.ts';
import { invitationsStore } from '../../server/areas/guest-ratings/invitations-store.ts';
import { submissionsStore } from '../../server/areas/guest-ratings/submissions-store.ts';
import { findBooking, type BookingRow } from '../../server/areas/booking/booking-store.ts';
import { publishedStore } from '../../server/areas/ratings/published-store.ts';
import { seededRandom } from '../seeded-random.ts';
import { later, toMomentUtc } from './timeline.ts';
import type { YearContext } from './year-context.ts';

const texts: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Sehr gepflegt, alles wie beschrieben. Die Schlüsselübergabe war unkompliziert, wir kommen gern wieder.',
    'Schöne Lage, ruhig und doch nah am Ort. In der Küche fehlte uns nur ein scharfes Messer.',
    'Eine erholsame Woche. Die Betten sind gut, abends war es sehr still.',
    'Freundlicher Empfang und gute Tipps für Ausflüge. Das Bad ist klein, aber sauber.',
  ],
  en: [
    'Spotless and exactly as described. Check-in was easy and we would gladly come back.',
    'Lovely quiet spot. The kitchen has all you need for a week.',
  ],
  fr: [
    'Très propre, conforme à la description. L’accueil était chaleureux.',
    'Un séjour reposant, bien situé et calme le soir.',
  ],
  it: [
    'Casa curata e pulita, proprio come descritta. Torneremmo volentieri.',
    'Posizione tranquilla e host gentile. Tutto perfetto.',
  ],
};

const answers: Readonly<Record<Language, string>> = {
  de: 'Vielen Dank für Ihre freundlichen Worte. Wir freuen uns, wenn Sie wiederkommen!',
  en: 'Thank you for your kind words. We would be happy to welcome you again!',
  fr: 'Merci pour votre gentil message. Au plaisir de vous accueillir à nouveau !',
  it: 'Grazie per le belle parole. Saremo felici di accogliervi di nuovo!',
};

/** Invites the guest to rate on the day after departure; some guests do. */
export function planRating(
  context: YearContext,
  { id, end_date, language, customer }: BookingRow,
  { writes, landlordLanguage }: { writes: boolean; landlordLanguage: Language },
): void {
  const { tx, timeline, seed } = context;
  const random = seededRandom(seed, 'rating', id);
  const invitedAt = toMomentUtc(addDays(end_date, 1), 8);
  timeline.plan(invitedAt, async () => {
    const booking = (await findBooking(tx, id))!;
    if (booking.state !== 'confirmed') return;
    await invitationsStore.insert(tx, id, invitedAt);
    // Marks the reminder as sent, so that no start of the demo sends it.
    await invitationsStore.markReminded(tx, id, later(invitedAt, 240));
    const writtenAt = later(invitedAt, random.between(5, 200));
    if (writes) timeline.plan(writtenAt, () => write(booking, writtenAt));
  });

  async function write(booking: BookingRow, at: Date): Promise<void> {
    const vote = (): number =>
      random.weighted([
        [5, 6],
        [4, 3],
        [3, 1],
      ] as const);
    await publish(
      tx,
      { objectNumber: booking.object_number, startDate: booking.start_date, endDate: booking.end_date },
      {
        bookingId: id,
        state: 'held',
        votes: {
          furniture: vote(),
          location: vote(),
          cleanliness: vote(),
          externalImpression: vote(),
          priceToService: vote(),
        },
        travellerName: `${customer.firstName} ${customer.lastName.slice(0, 1)}.`,
        travelType: random.pick(travelTypes),
        language,
        text: random.pick(texts[language]),
        heldFor: [],
        ratingId: null,
        refusedFor: null,
        statement: '',
        submittedAt: at,
        decidedAt: null,
      },
      at,
    );
    const ratingId = (await submissionsStore.find(tx, id))!.ratingId!;
    const answeredAt = later(at, random.between(4, 90));
    if (random.chance(0.5)) timeline.plan(answeredAt, () => answer(ratingId, answeredAt));
  }

  async function answer(ratingId: number, at: Date): Promise<void> {
    const body = answers[landlordLanguage];
    await answersStore.save(tx, ratingId, {
      ...{ state: 'published', body, heldFor: [], refusedFor: null, statement: '' },
      ...{ answeredAt: at, decidedAt: null },
    });
    await publishedStore.setAnswer(tx, ratingId, body, at);
  }
}
