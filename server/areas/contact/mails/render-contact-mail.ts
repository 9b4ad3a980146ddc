import { contactExtras } from '../../../../domain/contact-form.ts';
import type { Language } from '../../../../domain/language.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { Mail } from '../../../platform/mail.ts';
import { renderMail, type MailRow } from '../../mail/mail.ts';
import type { ContactCase } from '../contact-store.ts';

export interface Rendering {
  translate: Translate;
  site: string;
  /** The configured origin of that site, never taken from a request. */
  publicUrl: string;
  routes: SiteRoutes;
}

type AboutTopic = Rendering & { topic: string };

/** Renders the message as the office receives it; replies go to the sender. */
export function renderOfficeMail(
  contactCase: ContactCase,
  {
    translate: t,
    site,
    topic,
    language,
  }: Pick<AboutTopic, 'translate' | 'site' | 'topic'> & { language: Language },
): Pick<Mail, 'subject' | 'html' | 'text' | 'replyTo'> {
  // A string, so that it is formatted without separators for thousands.
  const number = String(contactCase.caseNumber);
  const kind = contactCase.report ? t(`booking.problem.kind.${contactCase.report.problem}`) : topic;
  const plain = t('mail.contact.office.subject', { number, topic: kind, name: contactCase.name });
  const subject = contactCase.report ? t('mail.contact.office.urgent', { subject: plain }) : plain;
  const fact = (key: string, value: string): MailRow[] =>
    value === '' ? [] : [{ label: t(`letters.field.${key}`), value }];
  const reply = new URLSearchParams({ subject: `Re: ${subject}` }).toString().replaceAll('+', '%20');
  return {
    subject,
    replyTo: { name: contactCase.name, address: contactCase.email },
    ...renderMail({
      t,
      language,
      site,
      heading: t('mail.contact.office.heading', { number }),
      greeting: '',
      paragraphs: [
        t(`mail.contact.office.from.${contactCase.kind}`, { language: contactCase.language.toUpperCase() }),
        ...describeDueTime(contactCase, t, language),
      ],
      facts: [
        ...fact('topic', topic),
        ...fact('name', contactCase.name),
        ...fact('email', contactCase.email),
        ...fact('phone', contactCase.phone),
        ...contactExtras[contactCase.kind].flatMap((field) => fact(field, contactCase[field])),
      ],
      quote: { label: t('mail.contact.office.message'), text: contactCase.message },
      button: { label: t('mail.contact.office.button'), href: `mailto:${contactCase.email}?${reply}` },
      linkHint: t('mail.contact.office.linkHint'),
      signature: '',
      footer: t(contactCase.report ? 'mail.contact.office.problemFooter' : 'mail.contact.office.footer'),
    }),
  };
}

/** Renders the confirmation, which contains the case number but none of the input, since the address may be another person's. */
export function renderSenderMail(
  contactCase: Pick<ContactCase, 'caseNumber' | 'language'>,
  { translate: t, site, publicUrl, routes, topic }: AboutTopic,
): Pick<Mail, 'subject' | 'html' | 'text'> {
  const number = { number: String(contactCase.caseNumber) };
  return {
    subject: t('mail.contact.sender.subject', number),
    ...renderMail({
      t,
      language: contactCase.language,
      site,
      heading: t('mail.contact.sender.heading'),
      greeting: t('mail.greeting.unnamed'),
      paragraphs: [t('mail.contact.sender.intro'), t('mail.contact.sender.next')],
      facts: [
        { label: t('mail.contact.sender.number'), value: String(contactCase.caseNumber), strong: true },
        { label: t('letters.field.topic'), value: topic },
      ],
      button: {
        label: t('mail.contact.sender.button'),
        href: `${publicUrl}${routes.pathOf('Contact', contactCase.language)}`,
      },
      private: t('mail.contact.sender.notYou'),
      footer: t('mail.contact.sender.footer'),
    }),
  };
}

/** Returns the promised time of the answer, in the office's time zone. */
function describeDueTime({ report }: ContactCase, t: Translate, language: Language): string[] {
  if (!report?.dueAt) return [];
  const moment = formatterFor(language, t).moment(report.dueAt.toISOString());
  return [t('mail.contact.office.due', { moment })];
}
