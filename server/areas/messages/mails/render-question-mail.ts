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
      t,
      language,
      site,
      heading: t('mail.questions.confirm.heading'),
      greeting,
      paragraphs: [t('mail.questions.confirm.intro', { home }), t('mail.questions.confirm.next')],
      button: { label: t('mail.questions.confirm.button'), href },
      private: t('mail.questions.confirm.notYou'),
      footer: t('mail.questions.footer'),
    }),
  };
}
