import type { Language } from '../../../../domain/language.ts';
import { newsletterTopics } from '../../../../domain/newsletter.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { Mail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';

interface Rendering {
  language: Language;
  translate: Translate;
  site: string;
  /** The configured origin of that site, never taken from a request. */
  publicUrl: string;
  routes: SiteRoutes;
}

type Rendered = Pick<Mail, 'subject' | 'html' | 'text'>;

/** Renders the confirmation request, without advertising, since the recipient has not consented yet. */
export function renderAskingMail(
  { language, translate: t, site, publicUrl, routes }: Rendering,
  confirmID: string,
): Rendered {
  const path = routes.pathOf('NewsletterConfirmation', language, { answer: 'newsletter_ok' });
  const query = new URLSearchParams({ confirmID }).toString();
  return {
    subject: t('mail.newsletter.ask.subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: t('mail.newsletter.ask.heading'),
      greeting: t('mail.greeting.unnamed'),
      paragraphs: [t('mail.newsletter.ask.intro'), t('mail.newsletter.ask.next')],
      quote: { label: t('mail.newsletter.ask.agreed'), text: t('shell.newsletter.consent') },
      button: { label: t('mail.newsletter.ask.button'), href: `${publicUrl}${path}?${query}` },
      private: t('mail.newsletter.ask.notYou'),
      footer: t('mail.newsletter.ask.footer'),
    }),
  };
}

/** Renders the first newsletter: its future content, a question about preferences, and ways to change or end it. */
export function renderWelcomeMail(
  { language, translate: t, site, publicUrl, routes }: Rendering,
  userKey: string,
): Rendered {
  const voting = `${publicUrl}${routes.pathOf('NewsletterVoting', language)}`;
  return {
    subject: t('mail.newsletter.welcome.subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: t('mail.newsletter.welcome.heading'),
      greeting: t('mail.greeting.unnamed'),
      paragraphs: [t('mail.newsletter.welcome.intro'), t('mail.newsletter.welcome.vote')],
      // The question must directly precede its answers.
      blocks: [
        {
          kind: 'items',
          items: newsletterTopics.map((answer) => ({
            title: t(`letters.topics.${answer}.title`),
            href: `${voting}?${new URLSearchParams({ poll: 'welcome', answer, userKey }).toString()}`,
            lines: [t(`letters.topics.${answer}.text`)],
          })),
        },
      ],
      button: {
        label: t('mail.newsletter.welcome.button'),
        href: `${publicUrl}${routes.pathOf('MailSettings', language, { userKey })}`,
      },
      private: t('mail.newsletter.welcome.private'),
      footer: t('mail.newsletter.footer'),
    }),
  };
}
