import type { Language } from '../../../../domain/language.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import type { WaitingKind } from '../../../../domain/waiting-work.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { Mail, SampleMail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';

interface Waiting {
  kind: WaitingKind;
  count: number;
  oldestAt: Date;
}

/** Renders the number and age of waiting work, without names, since several people may read this mailbox. */
export function renderOfficeMail(
  waiting: readonly Waiting[],
  {
    translate: t,
    site,
    publicUrl,
    routes,
    language,
  }: { translate: Translate; site: string; publicUrl: string; routes: SiteRoutes; language: Language },
): Pick<Mail, 'subject' | 'html' | 'text'> {
  const format = formatterFor(language, t);
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  return {
    subject: t('mail.office.waiting.subject', { count, site }),
    ...renderMail({
      t,
      language,
      site,
      heading: t('mail.office.waiting.heading'),
      greeting: '',
      paragraphs: [t('mail.office.waiting.text')],
      facts: waiting.map((one) => ({
        label: t(`staff.waiting.kind.${one.kind}`),
        value: t('mail.office.waiting.since', {
          count: one.count,
          moment: format.moment(one.oldestAt.toISOString()),
        }),
      })),
      button: {
        label: t('mail.office.waiting.button'),
        href: publicUrl + routes.pathOf('AdminWaiting', language),
      },
      private: t('mail.office.waiting.login'),
      signature: '',
      footer: t('mail.office.waiting.footer'),
    }),
  };
}

export function sampleOfficeMails({
  translateForOffice,
  officeLanguage,
  ...rendering
}: SampleRendering): SampleMail[] {
  const oldestAt = new Date('2030-01-02T10:00:00Z');
  return [
    {
      name: 'office-waiting',
      ...renderOfficeMail(
        [
          { kind: 'registrations', count: 2, oldestAt },
          { kind: 'homes', count: 1, oldestAt },
        ],
        { ...rendering, translate: translateForOffice, language: officeLanguage },
      ),
    },
  ];
}
