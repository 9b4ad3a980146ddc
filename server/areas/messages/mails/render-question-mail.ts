import type { Mail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';
import type { LetterTo } from '../../booking/booking.ts';

/** Renders the confirmation without name and question: a stranger may have entered them and the address. */
export function renderQuestionMail({
  translate: t,
  language,
  site,
  greeting,
  href,
  homeTitle: home,
}: Omit<LetterTo, 'deliver' | 'to' | 'displayNumber'>): Pick<Mail, 'subject' | 'html' | 'text'> {
  return {
    subject: t('mail.questions.confirm.subject', { home }),
    ...renderMail({
      language,
      site,
      imprint: t.imprint,
      heading: t('mail.questions.confirm.heading'),
      greeting,
      paragraphs: [t('mail.questions.confirm.intro', { home }), t('mail.questions.confirm.next')],
      facts: [],
      payments: null,
      quote: null,
      button: { label: t('mail.questions.confirm.button'), href },
      linkHint: t('mail.linkHint'),
      private: t('mail.questions.confirm.notYou'),
      signature: t('mail.signature'),
      footer: t('mail.questions.footer'),
    }),
  };
}
