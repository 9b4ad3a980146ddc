import type { LocalMoment, ProblemKind } from '../../../../domain/booking/promise.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Mail } from '../../../platform/mail.ts';
import type { LetterTo } from '../../booking/booking.ts';
import { renderMail } from '../../mail/mail.ts';

export interface ProblemMailInput {
  letter: Omit<LetterTo, 'deliver' | 'to'>;
  recipient: 'guest' | 'landlord';
  problem: ProblemKind;
  caseNumber: number;
  guest: string;
  /** The promised time of the answer; null once the office has answered. */
  due: LocalMoment | null;
  phone: string;
  /** The guest's text, as far as the recipient may read it. */
  message: string;
  /** Address of the page with the site's promises to guests. */
  promise: string;
}

export function renderProblemMail({
  letter,
  recipient,
  problem,
  caseNumber,
  guest,
  due,
  phone,
  message,
  promise,
}: ProblemMailInput): Pick<Mail, 'subject' | 'html' | 'text'> {
  const { translate: t, language, site } = letter;
  const format = formatterFor(language, t);
  const dueWords = due && { date: format.dateWithWeekday(due.date), time: format.time(due.time) };
  const params = {
    number: String(caseNumber),
    booking: String(letter.displayNumber),
    home: letter.homeTitle,
    guest,
    phone,
  };
  const isGuest = recipient === 'guest';
  const text = (key: string): string => t(`mail.problem.${recipient}.${key}`, params);
  const row = (key: string, value: string, strong = false) => ({
    ...{ label: t(`mail.problem.fact.${key}`), value, strong },
  });
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: text('heading'),
      greeting: letter.greeting,
      paragraphs: [text('intro'), ...(isGuest ? [] : [text(`do.${problem}`)]), text('next')],
      facts: [
        ...(isGuest && dueWords ? [row('due', t('mail.problem.until', dueWords), true)] : []),
        row('phone', phone),
        row('home', letter.homeTitle),
        row('booking', String(letter.displayNumber)),
        ...(isGuest ? [row('case', String(caseNumber))] : []),
      ],
      quote: { label: t(`mail.problem.${recipient}.message`, params), text: message },
      ...(isGuest && {
        blocks: [{ kind: 'link' as const, label: t('mail.problem.promise'), href: promise }],
      }),
      button: { label: t(`mail.button.${recipient}`), href: letter.href },
      private: t('mail.private'),
      footer: isGuest
        ? t('mail.contact.answer.footer', { number: String(caseNumber) })
        : t('mail.messages.footer'),
    }),
  };
}
