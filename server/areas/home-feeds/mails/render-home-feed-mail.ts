import type { Language } from '../../../../domain/language.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { SampleRendering } from '../../../http/area-module.ts';
import type { SampleMail } from '../../../platform/mail.ts';
import { greetLandlord, renderMail } from '../../mail/mail.ts';
import type { FailingHomeFeed } from '../home-feeds-store.ts';

/** Warns a business that its feed has failed for a day, so that homes, nights and prices here are outdated. */
export function renderHomeFeedMail({
  feed,
  translate: t,
  site,
  url,
  language,
}: {
  feed: FailingHomeFeed;
  translate: Translate;
  site: string;
  url: string;
  language: Language;
}): Pick<SampleMail, 'subject' | 'html' | 'text'> {
  const format = formatterFor(language, t);
  const text = (part: string): string => t(`mail.homeFeeds.${part}`, { name: feed.name });
  const success = feed.lastSuccessAt;
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: text('heading'),
      greeting: greetLandlord(feed.business, t),
      paragraphs: [text('text'), text('todo')],
      facts: [
        { label: text('feed'), value: feed.name },
        { label: t('mail.calendars.reason'), value: t(`landlord.homeFeeds.problem.${feed.problem}`) },
        ...(success === null
          ? []
          : [{ label: t('mail.calendars.lastSuccess'), value: format.moment(success.toISOString()) }]),
      ],
      button: { label: text('button'), href: url },
    }),
  };
}

export function sampleHomeFeedMails({ language, translate, site, publicUrl }: SampleRendering): SampleMail[] {
  const feed: FailingHomeFeed = {
    name: 'Channel Manager',
    business: 'Anna Muster',
    email: 'anna@example.com',
    language,
    problem: 'status',
    lastSuccessAt: new Date('2027-05-01T08:30:00Z'),
  };
  return [
    { name: 'home-feed-fails', ...renderHomeFeedMail({ feed, translate, site, url: publicUrl, language }) },
  ];
}
