import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import type { ContactCase } from '../contact-store.ts';
import { renderProblemMail } from './render-problem-mail.ts';
import { renderAnswerMail } from './render-answer-mail.ts';
import { renderReplyNotice } from './render-reply-notice.ts';
import { renderOfficeMail, renderSenderMail } from './render-contact-mail.ts';

/** The office's mails are in German, whatever the language of the sender. */
export function sampleContactMails(rendering: SampleRendering): SampleMail[] {
  const { translate: t } = rendering;
  const storedCase: ContactCase = {
    id: 1,
    caseNumber: 100_001,
    kind: 'guest',
    topic: 'stay',
    name: 'Erika Mustermann',
    company: '',
    email: 'erika@example.com',
    phone: '+49 30 123456',
    bookingNumber: '4000001',
    objectNumber: '',
    language: rendering.language,
    brand: null,
    state: 'open',
    createdAt: new Date('2030-01-02T10:00:00Z'),
    message: 'Is the garden fenced in?\nWe come with a dog.',
    isNoted: false,
  };
  const topicKey = `content.topic.${storedCase.kind}.${storedCase.topic}`;
  const answer = t('mail.contact.templates.more', { name: storedCase.name });
  return [
    { name: 'contact-sender', ...renderSenderMail(storedCase, { ...rendering, topic: t(topicKey) }) },
    {
      name: 'contact-reply',
      ...renderReplyNotice(
        storedCase,
        { text: storedCase.message, files: ['Foto.jpg'] },
        { ...rendering, translate: rendering.translateForOffice, language: rendering.officeLanguage },
      ),
    },
    ...(['guest', 'landlord'] as const).map((recipient) => ({
      name: `contact-problem-${recipient}`,
      ...renderProblemMail({
        letter: {
          ...{ site: rendering.site, language: rendering.language, translate: t },
          greeting:
            recipient === 'guest'
              ? t('mail.greeting.ms', { firstName: 'Erika', lastName: 'Mustermann' })
              : t('mail.greeting.landlord', { name: 'Familie Petersen' }),
          href: `${rendering.publicUrl}${rendering.routes.pathOf(recipient === 'guest' ? 'bookingView' : 'LandlordBookingConfirmation', rendering.language)}?bookingID=100001&bookingHash=sample`,
          displayNumber: 4_000_001,
          homeTitle: 'Haus am Deich',
        },
        recipient,
        problem: 'noAccess',
        caseNumber: storedCase.caseNumber,
        guest: storedCase.name,
        due: { date: '2030-07-06', time: '18:30' },
        phone: '+49 30 123457',
        message: t('booking.problem.kind.noAccess'),
        promise: `${rendering.publicUrl}${rendering.routes.pathOf('StayPromise', rendering.language)}`,
      }),
    })),
    { name: 'contact-answer', ...renderAnswerMail(storedCase, answer, rendering) },
    {
      name: 'contact-office',
      ...renderOfficeMail(storedCase, {
        ...rendering,
        translate: rendering.translateForOffice,
        language: rendering.officeLanguage,
        topic: rendering.translateForOffice(topicKey),
      }),
    },
  ];
}
