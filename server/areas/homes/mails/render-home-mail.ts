import type { Language } from '../../../../domain/language.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { greetLandlord, renderMail } from '../../mail/mail.ts';
import { homeMailTemplates } from '../jobs/send-home-mail-job.ts';
import type { HomeOfMail } from '../review-store.ts';

export interface HomeMail {
  template: (typeof homeMailTemplates)[number];
  objectNumber: number;
  home: HomeOfMail;
  translate: Translate;
  site: string;
  /** The home's public page, or the page on which its landlord edits it. */
  url: string;
  language: Language;
}

/** The office's decision on a landlord's first home. */
export function renderHomeMail(mail: HomeMail): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const { template, home, translate: t, site, language } = mail;
  const text = (part: string): string => t(`mail.homes.${template}.${part}`, { title: home.title, site });
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: text('heading'),
      greeting: greetLandlord(home.name, t),
      paragraphs: [text('text')],
      facts: [
        { label: t('mail.homes.home'), value: home.title },
        { label: t('mail.homes.number'), value: String(mail.objectNumber) },
      ],
      quote: template === 'refused' ? { label: t('mail.homes.reason'), text: home.reason } : null,
      button: { label: text('button'), href: mail.url },
    }),
  };
}

export function sampleHomeMails({ language, translate, site, publicUrl }: SampleRendering): SampleMail[] {
  const home: HomeOfMail = {
    title: 'Haus am Deich',
    name: 'Anna Muster',
    email: 'anna@example.com',
    language,
    reason: 'Die Beschreibung nennt eine Telefonnummer. Bitte nehmen Sie sie heraus.',
  };
  return homeMailTemplates.map((template) => ({
    name: `home-${template}`,
    ...renderHomeMail({ template, objectNumber: 1_000_001, home, translate, site, url: publicUrl, language }),
  }));
}
