import { linkDaysAfterDeparture } from '../../../domain/booking/link-days.ts';
import { isLanguage } from '../../../domain/language.ts';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import { isPlainName } from '../../../domain/person-name.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import { isSignedLink, signLink, type LinkGrant } from '../../platform/signed-links.ts';
import type { LetterTo } from '../booking/booking.ts';
import { greetLandlord } from '../mail/mail.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { questionsStore, type QuestionRow } from './questions-store.ts';

type Signed = Pick<QuestionRow, 'id' | 'guestNonce' | 'landlordNonce'>;

const linkGrant = (question: Signed, side: MessageSide): LinkGrant => ({
  purpose: 'question-link',
  subject: question.id,
  recipient: side,
  nonce: question[`${side}Nonce`],
});

/** Opens a question by its link; null for an unknown number, a wrong secret and an expired link alike. */
export async function openQuestionLink(
  { connection, secret, clock }: Pick<MessagesDeps, 'connection' | 'secret' | 'clock'>,
  side: MessageSide,
  { bookingId: id, bookingHash }: { bookingId: number; bookingHash: string },
): Promise<QuestionRow | null> {
  const question = await questionsStore.find(connection.db, id);
  // Checks a secret for an unknown question too, so that the response takes the same time.
  const opens = isSignedLink(
    bookingHash,
    secret,
    linkGrant(question ?? { id, guestNonce: '', landlordNonce: '' }, side),
  );
  if (!question || !opens) return null;
  const lastDay = question.endDate ?? todayInBerlin(question.askedAt);
  return clock.today() <= addDays(lastDay, linkDaysAfterDeparture[side] + daysToAnswer) ? question : null;
}

/** Days after which a question without dates counts as over; as long as messages may be written. */
const daysToAnswer = 60;

/** Returns recipient, texts and link of a mail about a question; null if it is deleted. */
export async function letterOfQuestion(
  deps: Pick<MessagesDeps, 'connection' | 'secret' | 'translate' | 'recipients' | 'partners' | 'routes'>,
  id: number,
  side: MessageSide,
): Promise<LetterTo | null> {
  const { db } = deps.connection;
  const question = await questionsStore.find(db, id);
  if (!question) return null;
  const spoken = side === 'guest' ? question.language : question.landlord.language;
  const language = isLanguage(spoken) ? spoken : question.language;
  const site = await deps.partners.site(side === 'guest' ? question.brand : null);
  const translate = deps.translate(language, site.name);
  const isConfirmed = await deps.recipients.isConfirmed(db, question.email);
  const guest = { address: question.email, isConfirmed };
  const route = side === 'guest' ? 'Question' : 'LandlordQuestion';
  const query = new URLSearchParams({
    [side === 'guest' ? 'bookingID' : 'bookingId']: String(id),
    bookingHash: signLink(deps.secret, linkGrant(question, side)),
  });
  // Strangers can enter any address, and text into the field for the name.
  const isNamed = isConfirmed && isPlainName({ firstName: '', lastName: question.name });
  return {
    to:
      side === 'guest'
        ? { name: isNamed ? question.name : '', address: question.email }
        : { name: question.landlord.name, address: question.landlord.email },
    site: site.name,
    language,
    translate,
    greeting:
      side === 'guest'
        ? translate('mail.greeting.unnamed')
        : greetLandlord(question.landlord.name, translate),
    href: `${site.origin}${deps.routes.pathOf(route, language)}?${query}`,
    displayNumber: id,
    homeTitle: await questionsStore.findTitle(db, question.objectNumber, language),
    deliver: (send) => (side === 'landlord' ? send() : deps.recipients.send(db, guest, send)),
  };
}
