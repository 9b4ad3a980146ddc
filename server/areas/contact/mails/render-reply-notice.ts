import type { Language } from '../../../../domain/language.ts';
import type { Mail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';
import type { ContactCase } from '../contact-store.ts';
import type { Rendering } from './render-contact-mail.ts';

/** Notifies the office of a reply by mail; the office answers in the case. */
export function renderReplyNotice(
  contactCase: Pick<ContactCase, 'caseNumber' | 'name' | 'report'>,
  { text, files }: { text: string; files: readonly string[] },
  {
    translate: t,
    site,
    publicUrl,
    routes,
    language,
  }: Pick<Rendering, 'translate' | 'site' | 'publicUrl' | 'routes'> & { language: Language },
): Pick<Mail, 'subject' | 'html' | 'text'> {
  const about = { number: String(contactCase.caseNumber), name: contactCase.name };
  return {
    subject: t('mail.contact.reply.subject', about),
    ...renderMail({
      t,
      language,
      site,
      heading: t('mail.contact.reply.heading', about),
      greeting: '',
      paragraphs: [t(`mail.contact.reply.${contactCase.report ? 'added' : 'intro'}`, about)],
      facts: files.length > 0 ? [{ label: t('mail.contact.reply.files'), value: files.join(', ') }] : [],
      quote: { label: t('mail.contact.office.message'), text },
      button: {
        label: t('mail.contact.reply.button'),
        href: publicUrl + routes.pathOf('AdminCase', language, { caseNumber: contactCase.caseNumber }),
      },
      signature: '',
      footer: t('mail.contact.reply.footer'),
    }),
  };
}
