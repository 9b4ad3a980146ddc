import type { z } from 'zod';
import { isLanguage, type Language } from '../../../../domain/language.ts';
import { ratableOn } from '../../../../domain/rating.ts';
import type { NotYet } from '../../../platform/jobs.ts';
import type { Mail } from '../../../platform/mail.ts';
import { isDelay } from '../../../platform/mail-domains.ts';
import { signAnswerLink } from '../answer-rating.ts';
import { answersStore } from '../answers-store.ts';
import type { GuestRatingsContext } from '../guest-ratings-context.ts';
import { invitationsStore } from '../invitations-store.ts';
import { mailSubjects, type sendRatingMailJob } from '../jobs/guest-rating-jobs.ts';
import { objectionWay } from '../objections.ts';
import { reportsStore } from '../reports-store.ts';
import { stayStore } from '../stay-store.ts';
import { submissionsStore } from '../submissions-store.ts';
import { renderRatingMail, type RatingMailInput } from './render-rating-mail.ts';

type Payload = z.output<typeof sendRatingMailJob.payload>;
type Prepared = Pick<Mail, 'to'> & {
  /** True for mails that can be unsubscribed from. */
  asks: boolean;
  language: Language;
  brand: number | null;
  /** Returns the rest once the origin of the site is known. */
  content(origin: string): Omit<RatingMailInput, 'mail' | 'language' | 'translate' | 'site'>;
};

const emptyContent = {
  stay: null,
  average: null,
  quoted: '',
  refused: null,
  reportNumber: null,
  statement: '',
};
const averageStars = (votes: readonly number[]): number =>
  votes.reduce((sum, vote) => sum + vote, 0) / votes.length;

/** Sends a mail with the facts at that time; an outdated request is not sent. */
export async function sendRatingMail(
  deps: GuestRatingsContext,
  { mail, id, at }: Payload,
): Promise<NotYet | void> {
  const { db } = deps.connection;
  const about = mailSubjects[mail];
  const preparedMail = await prepare[about](deps, { mail, id });
  if (!preparedMail) return;
  const { language, to, content } = preparedMail;
  const site = await deps.partners.site(preparedMail.brand);
  const unsubscribe = preparedMail.asks && objectionWay(deps, id, site.origin);
  const rendered = renderRatingMail({
    mail,
    language,
    translate: deps.translate(language, site.name),
    site: site.name,
    ...content(site.origin),
  });
  const name = ['rating', mail, id, at].filter((part) => part !== undefined).join('-');
  const send = (): Promise<void> =>
    deps.mail.send({
      id: name,
      to,
      sender: site.name,
      ...rendered,
      ...(unsubscribe && { unsubscribe }),
    });
  // Requests are not urgent: those of a whole night are sent at the pace that receivers accept bulk mail.
  if (preparedMail.asks) {
    const wait = await deps.mailDomains.take(db, to.address);
    if (wait) return { runAt: wait.until };
  }
  if (about === 'rating') return send();
  const isConfirmed = await deps.recipients.isConfirmed(db, to.address);
  try {
    return await deps.recipients.send(db, { address: to.address, isConfirmed }, send);
  } catch (error) {
    if (preparedMail.asks && isDelay(error)) await deps.mailDomains.delayed(db, to.address);
    throw error;
  }
}

type Prepare = (deps: GuestRatingsContext, asked: Pick<Payload, 'mail' | 'id'>) => Promise<Prepared | null>;

const prepare: Record<'booking' | 'rating' | 'report', Prepare> = {
  async booking(deps, { mail, id }) {
    const { db } = deps.connection;
    const payable = await deps.booking.findPayableForMail(id);
    const stay = payable && (await stayStore.find(db, id, payable.booking.language));
    if (!stay) return null;
    const { booking, bookingHash } = payable;
    const submission = await submissionsStore.find(db, id);
    const asks = mail === 'invite' || mail === 'remind';
    if (asks && (submission || !(await mayAsk(deps, booking.email, stay)))) return null;
    const query = new URLSearchParams({ bookingID: String(id), bookingHash }).toString();
    const { language } = booking;
    const isRefused = submission?.state === 'refused' && submission.refusedFor !== null;
    return {
      to: { name: booking.name, address: booking.email },
      language,
      brand: booking.brand,
      asks,
      content: (origin) => ({
        ...emptyContent,
        home: stay.home,
        stay,
        average: submission ? averageStars(Object.values(submission.votes)) : null,
        quoted: submission?.text ?? '',
        refused: isRefused ? { reason: submission.refusedFor!, statement: submission.statement } : null,
        href: `${origin}${deps.routes.pathOf('RateStay', language)}?${query}`,
        stopHref: asks ? objectionWay(deps, id, origin).url : null,
      }),
    };
  },

  async rating(deps, { mail, id }) {
    const { db } = deps.connection;
    const germanRating = await answersStore.find(db, id, 'de');
    if (!germanRating) return null;
    const language = isLanguage(germanRating.landlordLanguage) ? germanRating.landlordLanguage : 'de';
    const rating = (await answersStore.find(db, id, language)) ?? germanRating;
    const { furniture, location, cleanliness, externalImpression, priceToService, refusedFor } = rating;
    return {
      to: { name: rating.landlordName, address: rating.landlordEmail },
      language,
      brand: null,
      asks: false,
      content: (origin) => ({
        ...emptyContent,
        home: rating.home,
        stay: { startDate: rating.travelStart, endDate: rating.travelEnd },
        average: averageStars([furniture, location, cleanliness, externalImpression, priceToService]),
        quoted: mail === 'answerable' ? rating.text : rating.answer,
        refused:
          rating.answerState === 'refused' && refusedFor
            ? { reason: refusedFor, statement: rating.statement }
            : null,
        href: `${origin}${deps.routes.pathOf('RetailerRatingAnswer', language, { ratingNumber: String(id) })}?${new URLSearchParams({ hash: signAnswerLink(deps, rating) }).toString()}`,
        stopHref: null,
      }),
    };
  },

  async report(deps, { id }) {
    const { db } = deps.connection;
    const report = await reportsStore.find(db, id);
    if (!report) return null;
    const rating =
      report.ratingId === null ? null : await answersStore.find(db, report.ratingId, report.language);
    const { language, objectNumber } = report;
    return {
      to: { name: '', address: report.email },
      language,
      brand: null,
      asks: false,
      content: (origin) => ({
        ...emptyContent,
        home: rating?.home ?? String(objectNumber),
        quoted: report.quoted,
        reportNumber: id,
        statement: report.statement,
        href: `${origin}${deps.routes.pathOf('ObjectPage', language, { objectNumber })}`,
        stopHref: null,
      }),
    };
  },
};

/** False if the guest has unsubscribed or rejects mail, or if the stay cannot be rated. */
async function mayAsk(
  deps: GuestRatingsContext,
  email: string,
  stay: { state: string; endDate: string },
): Promise<boolean> {
  const { db } = deps.connection;
  const hash = deps.limits.keyedHash(email);
  if (ratableOn(deps.clock.today(), stay) !== 'open') return false;
  return !(await invitationsStore.hasObjected(db, hash)) && !(await deps.newsletter.refusesMail(db, hash));
}
