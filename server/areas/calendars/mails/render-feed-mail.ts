import type { Language } from '../../../../domain/language.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { greetLandlord, renderMail } from '../../mail/mail.ts';
import type { Stay } from '../../../../domain/stay.ts';
import type { ToldFeed } from '../feed-store.ts';

export interface FeedMail {
  feed: ToldFeed;
  translate: Translate;
  site: string;
  url: string;
  language: Language;
}
type Rendered = Pick<SampleMail, 'subject' | 'html' | 'text'>;

/** Warns hosts that a calendar could not be read for hours, so that nights booked elsewhere may appear free here. */
export function renderFeedMail(mail: FeedMail & { problem: string }): Rendered {
  const { feed, problem, translate: t, language } = mail;
  const success = feed.lastSuccessAt;
  return renderWithTexts(mail, 'mail.calendars', [
    { label: t('mail.calendars.reason'), value: t(`landlord.feeds.problem.${problem}`) },
    ...(success === null
      ? []
      : [
          {
            label: t('mail.calendars.lastSuccess'),
            value: formatterFor(language, t).moment(success.toISOString()),
          },
        ]),
  ]);
}

/** Warns hosts of stays booked both here and on the site of a connected calendar. */
export function renderDoubleMail(mail: FeedMail & { stays: readonly Stay[] }): Rendered {
  const { translate: t, language, stays } = mail;
  const format = formatterFor(language, t);
  return renderWithTexts(
    mail,
    'mail.calendars.double',
    stays.map(({ startDate, endDate }) => ({
      label: t('mail.calendars.double.stay'),
      value: `${format.date(startDate)} – ${format.date(endDate)}`,
    })),
  );
}

function renderWithTexts(
  { feed, translate: t, site, url, language }: FeedMail,
  namespace: 'mail.calendars' | 'mail.calendars.double',
  facts: readonly { label: string; value: string }[],
): Rendered {
  const text = (part: string): string => t(`${namespace}.${part}`, { name: feed.name, title: feed.title });
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: text('heading'),
      greeting: greetLandlord(feed.landlord, t),
      paragraphs: [text('text'), text('todo')],
      facts: [
        { label: t('mail.homes.home'), value: feed.title },
        { label: t('mail.calendars.calendar'), value: feed.name },
        ...facts,
      ],
      button: { label: t('mail.calendars.button'), href: url },
    }),
  };
}

export function sampleFeedMails({ language, translate, site, publicUrl }: SampleRendering): SampleMail[] {
  const feed: ToldFeed = {
    objectNumber: 1_000_001,
    title: 'Haus am Deich',
    name: 'Portal',
    landlord: 'Anna Muster',
    email: 'anna@example.com',
    language,
    problem: 'status',
    lastSuccessAt: new Date('2027-05-01T08:30:00Z'),
  };
  const mail = { feed, translate, site, url: publicUrl, language };
  const stays = [{ startDate: '2027-07-03', endDate: '2027-07-10' }];
  return [
    { name: 'calendar-fails', ...renderFeedMail({ ...mail, problem: 'status' }) },
    { name: 'calendar-double', ...renderDoubleMail({ ...mail, stays }) },
  ];
}
