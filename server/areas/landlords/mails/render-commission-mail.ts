import type { Language } from '../../../../domain/language.ts';
import { toPercent } from '../../../../domain/landlord-commission.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { greetLandlord, renderMail } from '../../mail/mail.ts';

export interface CommissionMail {
  language: Language;
  t: Translate;
  site: string;
  /** Page of the landlord's business data, and that of the contact form. */
  url: string;
  helpUrl: string;
  name: string;
  before: number;
  perMille: number;
  validFrom: PlainDate;
}

export function renderCommissionMail(mail: CommissionMail): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const { language, t, site, before, perMille, validFrom } = mail;
  const format = formatterFor(language, t);
  const isHigher = perMille > before;
  const day = format.date(validFrom);
  const percent = (value: number): string =>
    t('payouts.commission.percent', { percent: format.number(toPercent(value)) });
  const text = (part: string): string => t(`payouts.mail.commission.${part}`, { day, site });
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: text(isHigher ? 'headingHigher' : 'headingLower'),
      greeting: greetLandlord(mail.name, t),
      paragraphs: [text('text'), text(isHigher ? 'endHigher' : 'endLower')],
      facts: [
        { label: text('before'), value: percent(before) },
        { label: text('now'), value: percent(perMille), strong: true },
        { label: text('from'), value: day },
      ],
      button: { label: text('button'), href: mail.url },
      footerLink: { label: t('mail.contact.sender.button'), href: mail.helpUrl },
    }),
  };
}

export function sampleCommissionMails({
  language,
  translate: t,
  site,
  publicUrl,
  routes,
}: SampleRendering): SampleMail[] {
  const sample = (name: string, before: number, perMille: number): SampleMail => ({
    name,
    ...renderCommissionMail({
      ...{ language, t, site, name: 'Anna Muster', before, perMille, validFrom: '2030-07-01' },
      url: publicUrl + routes.pathOf('LandlordBilling', language),
      helpUrl: publicUrl + routes.pathOf('ContactLandlord', language),
    }),
  });
  return [sample('commission-higher', 150, 165), sample('commission-lower', 150, 125)];
}
