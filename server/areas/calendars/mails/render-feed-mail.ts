import type { Language } from '../../../../domain/language.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { greetLandlord, renderMail } from '../../mail/mail.ts';
import type { FailingFeed } from '../feed-store.ts';

/** Tells those who let a home that a connected calendar has not been read for hours: nights may be taken there that are free here. */
export function renderFeedMail({
  feed,
  translate: t,
  site,
  url,
  language,
}: {
  feed: FailingFeed;
  translate: Translate;
  /** What the site is called. */
  site: string;
  /** The page of the home's connected calendars. */
  url: string;
  language: Language;
}): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const format = formatterFor(language, t);
  const text = (part: string): string => t(`mail.calendars.${part}`, { name: feed.name, title: feed.title });
  const success = feed.lastSuccessAt;
  return {
    subject: text('subject'),
    ...renderMail({
      language,
      site,
      heading: text('heading'),
      greeting: greetLandlord(feed.landlord, t),
      paragraphs: [text('text'), text('todo')],
      facts: [
        { label: t('mail.homes.home'), value: feed.title },
        { label: t('mail.calendars.calendar'), value: feed.name },
        { label: t('mail.calendars.reason'), value: t(`landlord.feeds.problem.${feed.problem}`) },
        ...(success === null
          ? []
          : [{ label: t('mail.calendars.lastSuccess'), value: format.moment(success.toISOString()) }]),
      ],
      payments: null,
      quote: null,
      button: { label: text('button'), href: url },
      linkHint: t('mail.linkHint'),
      private: '',
      signature: t('mail.signature'),
      footer: t('mail.footer'),
    }),
  };
}

/** One of each mail of the area. */
export function sampleFeedMails({ language, translate, site, publicUrl }: SampleRendering): SampleMail[] {
  const feed: FailingFeed = {
    objectNumber: 1_000_001,
    title: 'Haus am Deich',
    name: 'Portal',
    landlord: 'Anna Muster',
    email: 'anna@example.com',
    language,
    problem: 'status',
    lastSuccessAt: new Date('2027-05-01T08:30:00Z'),
  };
  return [{ name: 'calendar-fails', ...renderFeedMail({ feed, translate, site, url: publicUrl, language }) }];
}
