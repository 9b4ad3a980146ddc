import type { Mail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';
import type { ContactCase } from '../contact-store.ts';
import type { Rendering } from './render-contact-mail.ts';

export function renderAnswerMail(
  contactCase: Pick<ContactCase, 'caseNumber' | 'language' | 'message' | 'isNoted'>,
  answer: string,
  { translate: t, site, publicUrl, routes }: Rendering,
): Pick<Mail, 'subject' | 'html' | 'text'> {
  const number = { number: String(contactCase.caseNumber) };
  return {
    // Repeats the subject of the first mail, since some readers group threads by subject only. After a call there was none.
    subject: contactCase.isNoted
      ? t('mail.contact.answer.subjectAfterCall', number)
      : `Re: ${t('mail.contact.sender.subject', number)}`,
    ...renderMail({
      t,
      language: contactCase.language,
      site,
      heading: t('mail.contact.answer.heading'),
      greeting: '',
      paragraphs: answer.split(/\n{2,}/),
      ...(!contactCase.isNoted && {
        quote: { label: t('mail.contact.answer.asked'), text: contactCase.message },
      }),
      button: {
        label: t('mail.contact.sender.button'),
        href: `${publicUrl}${routes.pathOf('Contact', contactCase.language)}`,
      },
      footer: t(`mail.contact.answer.${contactCase.isNoted ? 'footerAfterCall' : 'footer'}`, number),
    }),
  };
}
