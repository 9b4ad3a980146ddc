import { caseStore } from '../../server/areas/contact/case-store.ts';
import { contactStore } from '../../server/areas/contact/contact-store.ts';
import { replyBlockStore } from '../../server/areas/contact/reply-block-store.ts';
import { notesStore } from '../../server/areas/office-records/notes-store.ts';
import { takeNumber } from '../../server/platform/number-series-store.ts';
import { seededRandom } from '../seeded-random.ts';
import { createGuest } from './guests.ts';
import { later } from './timeline.ts';
import { nameOfStaff, type YearContext } from './year-context.ts';

const blocks = [
  [
    'Rechnung an eine Firma',
    'Guten Tag {{name}},\n\ndie Rechnung an Ihre Firma finden Sie ab morgen auf der Seite Ihrer Buchung. Fehlt noch etwas, schreiben Sie uns einfach.',
  ],
  [
    'Anreise später am Abend',
    'Guten Tag {{name}},\n\nwir haben dem Gastgeber gesagt, dass Sie später kommen. Wie Sie dann ins Haus gelangen, schreibt er Ihnen am Tag der Anreise.',
  ],
] as const;

/** A call that became a case to look at today, a note of a colleague about it, and text blocks of the office. */
export async function noteCalls({ tx, now, today, seed, people }: YearContext): Promise<void> {
  const { customer } = createGuest(seededRandom(seed, 'caller'), 93_000);
  const name = `${customer.firstName} ${customer.lastName}`;
  const at = later(now, -28);
  const caseId = await contactStore.insert(
    tx,
    {
      ...{
        caseNumber: 100_000 + (await takeNumber(tx, 'contact')),
        kind: 'guest',
        topic: 'booking',
        name,
        company: '',
      },
      ...{ email: customer.email, phone: customer.phone, bookingNumber: '', objectNumber: '' },
      ...{ language: 'de', brand: null, state: 'open' },
    },
    {
      message:
        'Rief an: möchte den Gutschein eines Freundes für das Osterwochenende einlösen. Meldet sich mit dem Code.',
      files: [],
      notedBy: people.office,
    },
    at,
  );
  await caseStore.insertEvent(tx, caseId, 'opened', people.office, at);
  await caseStore.change(tx, caseId, { assigned_uid: people.office, follow_up_on: today }, at);
  const owner = { uid: null, emailKey: customer.email.toLowerCase(), bookingId: null, caseId };
  await notesStore.insert(tx, {
    ...owner,
    text: 'Der Gutschein ist noch nicht bezahlt, bitte erst den Käufer fragen.',
    author: { uid: people.admin, name: nameOfStaff.admin },
    forUid: people.office,
    at: later(now, -3),
  });
  for (const [title, text] of blocks)
    await replyBlockStore.save(tx, { language: 'de', title, text }, people.office, later(now, -200));
}
