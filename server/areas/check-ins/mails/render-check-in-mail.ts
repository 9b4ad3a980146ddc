import type { Language } from '../../../../domain/language.ts';
import type { PlainDate } from '../../../../domain/stay.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';
import { checkInMails, type CheckInMail } from '../jobs/check-in-jobs.ts';

export interface CheckInMailInput {
  mail: CheckInMail;
  language: Language;
  translate: Translate;
  site: string;
  greeting: string;
  home: string;
  number: string;
  stay: { startDate: PlainDate; endDate: PlainDate };
  href: string;
}

/** Renders the invitation to check in online, or the reminder. It contains nothing that guests have entered. */
export function renderCheckInMail(input: CheckInMailInput): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const { mail, language, translate: t, site, home, number, stay, greeting, href } = input;
  const format = formatterFor(language, t);
  const text = (part: string): string =>
    t(`mail.checkIn.${mail}.${part}`, { home, date: format.date(stay.startDate) });
  return {
    subject: text('subject'),
    ...renderMail({
      ...{ t, language, site, greeting },
      heading: text('heading'),
      paragraphs: [text('text'), t('mail.checkIn.data')],
      facts: [
        { label: t('mail.facts.home'), value: home },
        { label: t('mail.facts.arrival'), value: format.dateWithWeekday(stay.startDate) },
        { label: t('mail.facts.departure'), value: format.dateWithWeekday(stay.endDate) },
        { label: t('mail.checkIn.booking'), value: number },
      ],
      button: { label: t('mail.checkIn.button'), href },
    }),
  };
}

export const sampleCheckInMails = ({ language, translate, site, publicUrl }: SampleRendering): SampleMail[] =>
  checkInMails.map((mail) => ({
    name: `check-in-${mail}`,
    ...renderCheckInMail({
      ...{ mail, language, translate, site, number: '4000001', home: 'Haus Windrose', href: publicUrl },
      greeting: translate('mail.greeting.unnamed'),
      stay: { startDate: '2030-07-06', endDate: '2030-07-13' },
    }),
  }));
