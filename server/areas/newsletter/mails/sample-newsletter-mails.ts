import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { renderAskingMail, renderWelcomeMail } from './render-newsletter-mail.ts';

export function sampleNewsletterMails(rendering: SampleRendering): SampleMail[] {
  return [
    { name: 'newsletter-ask', ...renderAskingMail(rendering, 'sample') },
    { name: 'newsletter-welcome', ...renderWelcomeMail(rendering, `1-${'s'.repeat(43)}`) },
  ];
}
