import type { Mail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';
import type { ContactCase } from '../contact-store.ts';
import type { Rendering } from './render-contact-mail.ts';

export function renderAnswerMail(
  of: Pick<ContactCase, 'caseNumber' | 'language' | 'message' | 'isNoted'>,
  answer: string,
  { translate: t, site, publicUrl, routes }: Rendering,
): Pick<Mail, 'subject' | 'html' | 'text'> {
  const number = { number: String(of.caseNumber) };
  return {
    // Repeats the subject of the first mail, since some readers group threads by subject only. After a call there was none.
    subject: of.isNoted
      ? t('mail.contact.answer.subjectAfterCall', number)
      : `Re: ${t('mail.contact.sender.subject', number)}`,
    ...renderMail({
      t,
      language: of.language,
      site,
      heading: t('mail.contact.answer.heading'),
      greeting: '',
      paragraphs: answer.split(/\n{2,}/),
      ...(!of.isNoted && { quote: { label: t('mail.contact.answer.asked'), text: of.message } }),
      button: {
        label: t('mail.contact.sender.button'),
        href: `${publicUrl}${routes.pathOf('Contact', of.language)}`,
      },
      footer: t(`mail.contact.answer.${of.isNoted ? 'footerAfterCall' : 'footer'}`, number),
    }),
  };
}
