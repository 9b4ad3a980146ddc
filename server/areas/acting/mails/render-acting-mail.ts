import type { Language } from '../../../../domain/language.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { greetLandlord, renderMail } from '../../mail/mail.ts';

export interface ActingMail {
  language: Language;
  translate: Translate;
  site: string;
  /** Page of the account on which the represented person sees the session. */
  url: string;
  helpUrl: string;
  name: string;
  /** Name of the staff member; empty if unknown. */
  staff: string;
  reason: string;
  beganAt: string;
  until: string;
}

/** Renders the mail to the represented person: who acts, why, until when, and where the changes are listed. */
export function renderActingMail(mail: ActingMail): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const { language, translate: t, site } = mail;
  const format = formatterFor(language, t);
  const text = (part: string): string => t(`mail.acting.${part}`, { site });
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: text('heading'),
      greeting: greetLandlord(mail.name, t),
      paragraphs: [text('intro'), text('limits')],
      facts: [
        { label: text('who'), value: mail.staff === '' ? text('office') : mail.staff },
        { label: text('from'), value: format.moment(mail.beganAt) },
        { label: text('until'), value: format.moment(mail.until), strong: true },
      ],
      quote: { label: text('reason'), text: mail.reason },
      button: { label: text('button'), href: mail.url },
      footerLink: { label: t('mail.contact.sender.button'), href: mail.helpUrl },
      private: text('notAsked'),
      footer: t('mail.account.ownerFooter'),
    }),
  };
}

export function sampleActingMails({
  language,
  translate,
  site,
  publicUrl,
  routes,
}: SampleRendering): SampleMail[] {
  return [
    {
      name: 'acting',
      ...renderActingMail({
        ...{ language, translate, site },
        url: publicUrl + routes.pathOf('UserHome', language),
        helpUrl: publicUrl + routes.pathOf('Contact', language),
        name: 'Anna Muster',
        staff: 'Olga Office',
        reason: 'Am Telefon gewünscht, Preise für den Sommer einzutragen.',
        beganAt: '2030-06-04T08:00:00Z',
        until: '2030-06-04T08:30:00Z',
      }),
    },
  ];
}
