import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { Language } from '../../../domain/language.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { SiteRoutes } from '../../../domain/site-routes.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { jobBody, type NotYet } from '../../platform/jobs.ts';
import type { MailRecipients } from '../../platform/mail-recipients.ts';
import type { MailTransport } from '../../platform/mail.ts';
import type { ReplyAddresses } from '../../platform/reply-addresses.ts';
import type { Attachments } from '../attachments/attachments.ts';
import type { BookingArea } from '../booking/booking.ts';
import type { Partners } from '../partners/partners.ts';
import { personalDataOfContact } from './personal-data-store.ts';
import { caseStore } from './case-store.ts';
import { contactForm } from './contact-form.ts';
import { contactStore } from './contact-store.ts';
import { sendAnswerJob } from './jobs/send-answer-job.ts';
import { sendContactMailJob } from './jobs/send-contact-mail-job.ts';
import { sendProblemMailJob } from './jobs/send-problem-mail-job.ts';
import { renderAnswerMail } from './mails/render-answer-mail.ts';
import { renderOfficeMail, renderSenderMail } from './mails/render-contact-mail.ts';
import { sampleContactMails } from './mails/sample-contact-mails.ts';
import { sendReplyNoticeJob } from './jobs/send-reply-notice-job.ts';
import { renderReplyNotice } from './mails/render-reply-notice.ts';
import { sendProblemMail } from './problem-mails.ts';
import { readTopics, type TopicsDeps } from './topics-of.ts';
import { caseKind, caseReplies } from './take-case-reply.ts';
import type { SendContactDeps } from './send-contact.ts';
import type { Clock } from '../../platform/clock.ts';
import { contactCalls } from './calls.generated.ts';

export interface ContactDeps extends SendContactDeps {
  clock: Pick<Clock, 'now' | 'today'>;
  recipients: Pick<MailRecipients, 'isConfirmed' | 'count' | 'send'>;
  partners: Pick<Partners, 'findByHost' | 'site'>;
  mail: Pick<MailTransport, 'send'>;
  content: TopicsDeps['content'];
  translate: (language: Language, site?: string) => Translate;
  routes: SiteRoutes;
  operator: CurrentOperator;
  /** The origin of the house, where the office works on all cases. */
  publicUrl: string;
  replyAddresses: Pick<ReplyAddresses, 'of'>;
  booking: Pick<BookingArea, 'openGuest' | 'findGuestStay' | 'prepareLetter'>;
  attachments: Pick<Attachments, 'takeOfForm' | 'ofTickets' | 'keep' | 'present' | 'read' | 'release'>;
}

/** Creates the area of messages to the office through a form. */
export function createContact(deps: ContactDeps): { readonly module: AreaModule } {
  const { db } = deps.connection;

  /** Returns the reply address of a mail about a case: the case, or the office if no replies are received. */
  const buildReplyTo = (caseNumber: number, name: string) => ({
    name,
    address: deps.replyAddresses.of({ kind: caseKind, id: caseNumber }) ?? deps.operator().company.email,
  });

  async function sendMail(caseId: number, recipient: 'office' | 'sender'): Promise<NotYet | void> {
    const storedCase = await contactStore.find(db, caseId);
    if (!storedCase) return;
    const { name: site, origin: publicUrl } = await deps.partners.site(storedCase.brand);
    const findTopic = async (language: Language): Promise<string> =>
      (await readTopics(deps, language)).findTopicName(storedCase.kind, storedCase.topic);
    const common = { id: `contact-${caseId}-${recipient}`, sender: site };
    if (recipient === 'office') {
      const { mainLanguage: language } = deps.operator();
      const translate = deps.translate(language, site);
      return deps.mail.send({
        ...common,
        to: { name: deps.operator().company.name, address: deps.operator().company.email },
        ...renderOfficeMail(storedCase, { translate, site, language, topic: await findTopic(language) }),
      });
    }
    const address = storedCase.email;
    const isConfirmed = await deps.recipients.isConfirmed(db, address);
    const translate = deps.translate(storedCase.language, site);
    const topic = await findTopic(storedCase.language);
    return deps.recipients.send(db, { address, isConfirmed }, () =>
      deps.mail.send({
        ...common,
        to: { name: '', address },
        replyTo: buildReplyTo(storedCase.caseNumber, site),
        ...renderSenderMail(storedCase, { translate, site, publicUrl, routes: deps.routes, topic }),
      }),
    );
  }

  /** Mails an answer, as part of the thread of earlier answers and the confirmation. */
  async function sendAnswer(caseId: number, messageId: number): Promise<void> {
    const storedCase = await contactStore.find(db, caseId);
    const messages = await caseStore.listMessages(db, caseId);
    const answer = messages.find(({ id }) => id === messageId);
    if (!storedCase || !answer) return;
    const { name: site, origin: publicUrl } = await deps.partners.site(storedCase.brand);
    const earlier = messages.filter(({ id, direction }) => direction === 'out' && id < messageId);
    const buildMailId = (id: number): string => `contact-${caseId}-answer-${id}`;
    const files = (await caseStore.files(db, caseId)).filter((file) => file.messageId === messageId);
    const attachments = await deps.attachments.read(files.map(({ attachmentId }) => attachmentId));
    await deps.mail.send({
      id: buildMailId(messageId),
      attachments,
      after: [`contact-${caseId}-sender`, ...earlier.map(({ id }) => buildMailId(id))],
      sender: site,
      to: { name: storedCase.name, address: storedCase.email },
      replyTo: buildReplyTo(storedCase.caseNumber, site),
      ...renderAnswerMail(storedCase, answer.text, {
        translate: deps.translate(storedCase.language, site),
        site,
        publicUrl,
        routes: deps.routes,
      }),
    });
  }

  async function sendReplyNotice(caseId: number, messageId: number): Promise<void> {
    const storedCase = await contactStore.find(db, caseId);
    const { mainLanguage: language } = deps.operator();
    const message = (await caseStore.listMessages(db, caseId)).find(({ id }) => id === messageId);
    if (!storedCase || !message) return;
    const { name: site } = await deps.partners.site(storedCase.brand);
    const ids = (await caseStore.files(db, caseId)).filter((file) => file.messageId === messageId);
    const files = await deps.attachments.present(
      db,
      ids.map(({ attachmentId }) => attachmentId),
    );
    await deps.mail.send({
      id: `contact-${caseId}-reply-${messageId}`,
      after: [`contact-${caseId}-office`],
      sender: site,
      to: { name: deps.operator().company.name, address: deps.operator().company.email },
      ...renderReplyNotice(
        storedCase,
        { text: message.text, files: [...files.values()].map(({ name }) => name) },
        {
          ...{ site, language, publicUrl: deps.publicUrl, routes: deps.routes },
          translate: deps.translate(language, site),
        },
      ),
    });
  }

  return {
    module: {
      name: 'contact',
      personalData: personalDataOfContact,
      endpoints: bindArea(contactCalls, deps, {
        bookingID: ({ bookingID, bookingHash }, user) =>
          deps.booking.openGuest({ bookingId: bookingID, bookingHash }, user),
      }),
      routes: [contactForm(deps)],
      replies: [caseReplies(deps)],
      async forget(now) {
        const before = retentionEnd(now, retentionDays.contactCases);
        await deps.attachments.release(db, await contactStore.filesBefore(db, before));
        await contactStore.deleteBefore(db, before);
      },
      sampleMails: sampleContactMails,
      jobs: [
        jobBody(sendContactMailJob, ({ caseId, recipient }) => sendMail(caseId, recipient)),
        jobBody(sendProblemMailJob, (mail) => sendProblemMail({ ...deps, replyTo: buildReplyTo }, db, mail)),
        jobBody(sendReplyNoticeJob, ({ caseId, messageId }) => sendReplyNotice(caseId, messageId)),
        jobBody(sendAnswerJob, ({ caseId, messageId }) => sendAnswer(caseId, messageId)),
      ],
    },
  };
}
