import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { messageSides } from '../../../../domain/messages/message-limits.ts';
import { heldBackKinds } from '../../../../domain/messages/held-back.ts';
import { renderHeldBackMail } from './render-held-back-mail.ts';
import { renderQuestionMail } from './render-question-mail.ts';
import { renderMessagesMail } from './render-messages-mail.ts';

export function sampleMessagesMails({
  language,
  translate,
  site,
  publicUrl,
  routes,
}: SampleRendering): readonly SampleMail[] {
  const messages = messageSides.flatMap((recipient) =>
    [false, true].map((isQuestion) => ({
      name: `${isQuestion ? 'question' : 'messages'}-${recipient}`,
      ...renderMessagesMail({
        isQuestion,
        letter: {
          site,
          language,
          translate,
          greeting:
            recipient === 'guest'
              ? translate('mail.greeting.ms', { firstName: 'Erika', lastName: 'Mustermann' })
              : translate('mail.greeting.landlord', { name: 'Familie Petersen' }),
          href: `${publicUrl}${routes.pathOf(recipient === 'guest' ? 'bookingView' : 'LandlordBookingConfirmation', language)}?bookingID=100001&bookingHash=sample`,
          displayNumber: 4_000_001,
          homeTitle: 'Haus am Deich',
        },
        writer: recipient === 'guest' ? 'Familie Petersen' : 'Erika Mustermann',
        recipient,
        hides: true,
        collectedByUs: true,
        takesReplies: true,
        messages: [
          {
            text:
              recipient === 'guest'
                ? translate('mail.messages.ready.question.text', {
                    guest: 'Erika Mustermann',
                    host: 'Familie Petersen',
                  })
                : 'When may we arrive?',
            hidden: null,
            at: '2030-06-01T09:30:00.000Z',
            files: ['plan.pdf'],
          },
        ],
      }),
    })),
  );
  const heldBack = heldBackKinds.map((kind) => ({
    name: `held-back-${kind}`,
    ...renderHeldBackMail({
      letter: {
        ...{ site, language, translate, displayNumber: 4_000_001, homeTitle: 'Haus am Deich' },
        greeting: translate('mail.greeting.landlord', { name: 'Familie Petersen' }),
        href: `${publicUrl}${routes.pathOf('LandlordBookingConfirmation', language)}?bookingID=100001&bookingHash=sample`,
      },
      ...{ kind, template: 'Anreise', guest: 'Erika Mustermann' },
      plan: { at: new Date('2030-07-03T07:00:00Z'), state: 'planned' },
      missing: kind === 'missing' ? [translate('landlord.templates.placeholder.keyCode')] : [],
    }),
  }));
  return [
    ...messages,
    ...heldBack,
    {
      name: 'question-confirm',
      ...renderQuestionMail({
        ...{ site, language, translate },
        greeting: translate('mail.greeting.unnamed'),
        href: `${publicUrl}${routes.pathOf('Question', language)}?bookingID=100001&bookingHash=sample`,
        homeTitle: 'Haus am Deich',
      }),
    },
  ];
}
