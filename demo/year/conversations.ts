import { addDays } from '../../domain/stay.ts';
import type { CaseState } from '../../domain/contact-case.ts';
import type { ProblemKind } from '../../domain/booking/promise.ts';
import type { BookingRow } from '../../server/areas/booking/booking-store.ts';
import { caseStore } from '../../server/areas/contact/case-store.ts';
import { contactStore } from '../../server/areas/contact/contact-store.ts';
import { messagesStore } from '../../server/areas/messages/messages-store.ts';
import { questionsStore } from '../../server/areas/messages/questions-store.ts';
import { takeNumber } from '../../server/platform/number-series-store.ts';
import { newNonce } from '../../server/platform/signed-links.ts';
import { seededRandom } from '../seeded-random.ts';
import { createGuest } from './guests.ts';
import { later } from './timeline.ts';
import type { YearContext } from './year-context.ts';
import type { YearHome } from './year-store.ts';

type Side = 'guest' | 'landlord';

const talks: readonly (readonly (readonly [Side, string])[])[] = [
  [
    ['guest', 'Guten Tag, gibt es am Haus einen Platz für zwei Fahrräder?'],
    [
      'landlord',
      'Ja, im Schuppen neben der Tür, er lässt sich abschließen. Den Schlüssel finden Sie im Flur.',
    ],
    ['guest', 'Wunderbar, vielen Dank!'],
  ],
  [
    ['guest', 'Wir kommen wegen des Zuges erst gegen 21 Uhr an. Geht das?'],
    ['landlord', 'Kein Problem. Der Schlüssel liegt dann im Kästchen, den Code schicke ich am Morgen.'],
  ],
  [['guest', 'Können wir ein Kinderbett bekommen? Unsere Tochter ist anderthalb.']],
];

/** Sends no mail: the messages count as sent. */
async function say(
  { tx }: YearContext,
  of: { id: number; isQuestion: boolean },
  [side, text]: readonly [Side, string],
  at: Date,
): Promise<void> {
  await messagesStore.lock(tx, of, at);
  const first = await messagesStore.insert(tx, { bookingId: of.id, side, text, mailKey: null, at });
  await messagesStore.takeForMail(tx, { bookingId: of.id, side, first });
  // The author has read the earlier messages.
  await messagesStore.see(tx, { bookingId: of.id, side, messageId: first, at });
}

export function planTalk(
  context: YearContext,
  { id }: Pick<BookingRow, 'id'>,
  turn: number,
  from: Date,
): void {
  talks[turn % talks.length]!.forEach((line, index) => {
    const at = later(from, 5 + index * 7);
    context.timeline.plan(at, () => say(context, { id, isQuestion: false }, line, at));
  });
}

const questions = [
  [
    'Guten Tag, ist der Garten eingezäunt? Wir würden unseren Hund mitbringen.',
    'Ja, ringsum, der Zaun ist etwa einen Meter hoch. Bringen Sie ihn gern mit.',
  ],
  ['Gibt es in der Nähe eine Bushaltestelle? Wir reisen ohne Auto an.', null],
  ['Ist das WLAN gut genug für Videogespräche? Ich müsste einen Tag arbeiten.', null],
] as const;

export async function askQuestions(context: YearContext, home: YearHome): Promise<void> {
  const { tx, timeline, seed, now, today } = context;
  for (const [index, [text, answer]] of questions.entries()) {
    const guest = createGuest(seededRandom(seed, 'asker', index), 90_000 + index);
    const at = later(now, -60 + index * 26);
    timeline.plan(at, async () => {
      const id = await questionsStore.insert(tx, {
        objectNumber: home.objectNumber,
        uid: null,
        name: `${guest.customer.firstName} ${guest.customer.lastName}`,
        email: guest.customer.email,
        language: 'de',
        brand: null,
        startDate: addDays(today, 200 + index * 14),
        endDate: addDays(today, 207 + index * 14),
        persons: 2,
        childAges: [],
        pets: index === 0 ? 1 : 0,
        text,
        guestNonce: newNonce(),
        landlordNonce: newNonce(),
        askedAt: at,
        sentAt: at,
      });
      await say(context, { id, isQuestion: true }, ['guest', text], at);
      if (answer !== null) await say(context, { id, isQuestion: true }, ['landlord', answer], later(at, 3));
    });
  }
}

interface CasePlan {
  hoursAgo: number;
  kind: 'guest' | 'landlord' | 'partner';
  topic: string;
  name: string;
  text: string;
  state: CaseState;
  isTaken: boolean;
  answer?: string;
  booking?: BookingRow | undefined;
  problem?: ProblemKind;
}

const first = 100_000;

async function openCase(context: YearContext, plan: CasePlan): Promise<void> {
  const { tx, now, people } = context;
  const at = later(now, 0 - plan.hoursAgo);
  const caseNumber = first + (await takeNumber(tx, 'contact'));
  const { booking, problem } = plan;
  const email = `${plan.name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]+/g, '.')}@gast.example`;
  const id = await contactStore.insert(
    tx,
    {
      caseNumber,
      kind: plan.kind,
      topic: plan.topic,
      name: plan.name,
      company: '',
      email: booking?.customer.email ?? email,
      phone: '',
      bookingNumber: booking ? String(booking.display_number) : '',
      objectNumber: '',
      language: 'de',
      brand: null,
      state: 'open',
      ...(booking &&
        problem && {
          report: { bookingId: booking.id, problem, dueAt: plan.state === 'open' ? later(now, 1.5) : null },
        }),
    },
    { message: plan.text, files: [] },
    at,
  );
  if (plan.isTaken) {
    await caseStore.insertEvent(tx, id, 'taken', people.office, later(at, 1));
    await caseStore.change(tx, id, { assigned_uid: people.office }, later(at, 1));
  }
  if (plan.answer !== undefined) {
    await caseStore.insertAnswer(tx, id, people.office, plan.answer, later(at, 2));
    await caseStore.insertEvent(tx, id, 'answered', people.office, later(at, 2));
    await caseStore.change(tx, id, { state: 'answered' }, later(at, 2));
  }
  if (plan.state === 'closed') {
    await caseStore.insertEvent(tx, id, 'closed', people.office, later(at, 30));
    await caseStore.change(tx, id, { state: 'closed' }, later(at, 30));
  }
}

/** Cases in all states; a guest of today reports a problem. */
export async function openCases(
  context: YearContext,
  { ofToday, former }: { ofToday: BookingRow | undefined; former: BookingRow | undefined },
): Promise<void> {
  const plans: CasePlan[] = [
    {
      hoursAgo: 900,
      kind: 'guest',
      topic: 'payment',
      name: 'Birgit Lindner',
      text: 'Ich habe zweimal dieselbe Rate überwiesen. Kommt der zweite Betrag zurück?',
      state: 'closed',
      isTaken: true,
      answer:
        'Der zweite Betrag ist heute zurücküberwiesen worden. Er sollte in zwei Tagen auf Ihrem Konto sein.',
    },
    {
      hoursAgo: 400,
      kind: 'guest',
      topic: 'stay',
      name: former ? `${former.customer.firstName} ${former.customer.lastName}` : 'Heike Moser',
      text: 'Die Sauna ließ sich die ganze Woche nicht anschalten. Wir bitten um eine Minderung.',
      state: 'closed',
      isTaken: true,
      answer:
        'Das tut uns leid. Wir haben mit der Gastgeberin gesprochen und melden uns mit einem Vorschlag.',
      booking: former,
    },
    {
      hoursAgo: 70,
      kind: 'landlord',
      topic: 'payout',
      name: 'Matthias Keller',
      text: 'Wann geht die Auszahlung für die erste Novemberwoche hinaus?',
      state: 'answered',
      isTaken: true,
      answer: 'Sie ist schon unterwegs; Betrag und Datum stehen unter „Auszahlungen“.',
    },
    {
      hoursAgo: 26,
      kind: 'guest',
      topic: 'cancellation',
      name: 'Sabine Gruber',
      text: 'Was kostet es, wenn wir jetzt noch stornieren? Mein Mann ist krank geworden.',
      state: 'open',
      isTaken: true,
    },
    {
      hoursAgo: 5,
      kind: 'guest',
      topic: 'booking',
      name: 'Jens Hansen',
      text: 'Bitte ändern Sie die Rechnungsadresse auf die meiner Firma.',
      state: 'open',
      isTaken: false,
    },
    {
      hoursAgo: 3,
      kind: 'partner',
      topic: 'technology',
      name: 'Paula Hafen',
      text: 'Zeigt das Suchfeld auf unserer Seite auch Häuser in Dänemark?',
      state: 'open',
      isTaken: false,
    },
  ];
  if (ofToday) {
    plans.push({
      hoursAgo: 0.4,
      kind: 'guest',
      topic: 'stay',
      name: `${ofToday.customer.firstName} ${ofToday.customer.lastName}`,
      text: 'Wir stehen vor der Tür, und der Code für das Schlüsselkästchen stimmt nicht.',
      state: 'open',
      isTaken: false,
      booking: ofToday,
      problem: 'noAccess',
    });
  }
  for (const plan of plans) await openCase(context, plan);
}
