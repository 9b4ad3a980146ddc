import type { Language } from '../../../../domain/language.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { greetLandlord, renderMail } from '../../mail/mail.ts';

interface DisabledWebhook {
  business: string;
  url: string;
  failingSince: Date;
}

/** Notifies a business that its webhook was switched off after failing for days. */
export function renderWebhookMail({
  webhook,
  translate: t,
  site,
  url,
  language,
}: {
  webhook: DisabledWebhook;
  translate: Translate;
  site: string;
  url: string;
  language: Language;
}): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const format = formatterFor(language, t);
  const text = (part: string): string => t(`mail.webhooks.${part}`);
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: text('heading'),
      greeting: greetLandlord(webhook.business, t),
      paragraphs: [text('text'), text('todo')],
      facts: [
        { label: text('address'), value: webhook.url },
        { label: text('since'), value: format.moment(webhook.failingSince.toISOString()) },
      ],
      button: { label: text('button'), href: url },
    }),
  };
}

export function sampleWebhookMails({ language, translate, site, publicUrl }: SampleRendering): SampleMail[] {
  const webhook = {
    business: 'Anna Muster',
    url: 'https://pms.example.com/webhooks',
    failingSince: new Date('2027-05-01T08:30:00Z'),
  };
  return [
    {
      name: 'webhook-disabled',
      ...renderWebhookMail({ webhook, translate, site, url: publicUrl, language }),
    },
  ];
}
