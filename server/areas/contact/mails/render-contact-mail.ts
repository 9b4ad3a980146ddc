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
  of: ContactCase,
  {
    translate: t,
    site,
    topic,
    language,
  }: Pick<AboutTopic, 'translate' | 'site' | 'topic'> & { language: Language },
): Pick<Mail, 'subject' | 'html' | 'text' | 'replyTo'> {
  // A string, so that it is formatted without separators for thousands.
  const number = String(of.caseNumber);
  const kind = of.report ? t(`booking.problem.kind.${of.report.problem}`) : topic;
  const plain = t('mail.contact.office.subject', { number, topic: kind, name: of.name });
  const subject = of.report ? t('mail.contact.office.urgent', { subject: plain }) : plain;
  const fact = (key: string, value: string): MailRow[] =>
    value === '' ? [] : [{ label: t(`letters.field.${key}`), value }];
  const reply = new URLSearchParams({ subject: `Re: ${subject}` }).toString().replaceAll('+', '%20');
  return {
    subject,
    replyTo: { name: of.name, address: of.email },
    ...renderMail({
      t,
      language,
      site,
      heading: t('mail.contact.office.heading', { number }),
      greeting: '',
      paragraphs: [
        t(`mail.contact.office.from.${of.kind}`, { language: of.language.toUpperCase() }),
        ...describeDueTime(of, t, language),
      ],
      facts: [
        ...fact('topic', topic),
        ...fact('name', of.name),
        ...fact('email', of.email),
        ...fact('phone', of.phone),
        ...contactExtras[of.kind].flatMap((field) => fact(field, of[field])),
      ],
      quote: { label: t('mail.contact.office.message'), text: of.message },
      button: { label: t('mail.contact.office.button'), href: `mailto:${of.email}?${reply}` },
      linkHint: t('mail.contact.office.linkHint'),
      signature: '',
      footer: t(of.report ? 'mail.contact.office.problemFooter' : 'mail.contact.office.footer'),
    }),
  };
}

/** Renders the confirmation, which contains the case number but none of the input, since the address may be another person's. */
export function renderSenderMail(
  of: Pick<ContactCase, 'caseNumber' | 'language'>,
  { translate: t, site, publicUrl, routes, topic }: AboutTopic,
): Pick<Mail, 'subject' | 'html' | 'text'> {
  const number = { number: String(of.caseNumber) };
  return {
    subject: t('mail.contact.sender.subject', number),
    ...renderMail({
      t,
      language: of.language,
      site,
      heading: t('mail.contact.sender.heading'),
      greeting: t('mail.greeting.unnamed'),
      paragraphs: [t('mail.contact.sender.intro'), t('mail.contact.sender.next')],
      facts: [
        { label: t('mail.contact.sender.number'), value: String(of.caseNumber), strong: true },
        { label: t('letters.field.topic'), value: topic },
      ],
      button: {
        label: t('mail.contact.sender.button'),
        href: `${publicUrl}${routes.pathOf('Contact', of.language)}`,
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
