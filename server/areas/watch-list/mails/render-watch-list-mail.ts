import type { ObjectSummary } from '../../../../contract/catalogue/object-summary.ts';
import type { WatchedObject } from '../../../../contract/watch-list/watched-object.ts';
import type { Language } from '../../../../domain/language.ts';
import { placeLine } from '../../../../domain/place-line.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import { stayQuery } from '../../../../domain/stay-query.ts';
import { formatterFor } from '../../../../texts/format.ts';
import { partyInWords } from '../../../../texts/party-in-words.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { Mail } from '../../../platform/mail.ts';
import { renderMail } from '../../mail/mail.ts';

export type HomeInMail = Pick<ObjectSummary, 'objectNumber' | 'title' | 'active'> & {
  locations: Pick<ObjectSummary['locations'], 'place' | 'region'>;
};

export interface WatchListMailInput {
  watched: readonly WatchedObject[];
  summaries: ReadonlyMap<number, HomeInMail>;
  watchListUID: string;
  language: Language;
  translate: Translate;
  site: string;
  /** The configured origin of that site, never taken from a request. */
  publicUrl: string;
  routes: SiteRoutes;
}

export function renderWatchListMail(input: WatchListMailInput): Pick<Mail, 'subject' | 'html' | 'text'> {
  const { watched, summaries, watchListUID, language, translate: t, publicUrl, routes } = input;
  const { pathOf } = routes;
  const listedItems = watched.flatMap((item) => {
    const home = summaries.get(item.objectNumber);
    return home?.active ? [{ item, home }] : [];
  });
  const href = `${publicUrl}${pathOf('WatchList', language)}?${new URLSearchParams({ watchListUID }).toString()}`;
  const text = (key: string): string => t(`mail.watchList.${key}`, { count: listedItems.length });
  return {
    subject: text('subject'),
    ...renderMail({
      t,
      language,
      site: input.site,
      heading: text('heading'),
      greeting: text('greeting'),
      paragraphs: [text('intro')],
      items: listedItems.map(({ item, home }) => ({
        title: home.title,
        href: `${publicUrl}${pathOf('ObjectPage', language, { objectNumber: home.objectNumber })}${stayQuery(item)}`,
        lines: itemLines(item, home, language, t),
      })),
      button: { label: text('button'), href },
      private: text('private'),
    }),
  };
}

function itemLines(item: WatchedObject, home: HomeInMail, language: Language, t: Translate): string[] {
  const format = formatterFor(language, t);
  const { startDate, endDate, price } = item;
  const where = placeLine(home.locations.place, home.locations.region);
  const stay =
    startDate && endDate
      ? t('mail.watchList.stay', {
          from: format.date(startDate),
          to: format.date(endDate),
          party: partyInWords(item, t),
        })
      : '';
  // Only shows the saved price: the mail may be read later, when today's price has changed.
  const savedPriceText = price === null ? '' : t('mail.watchList.saved', { price: format.money(price) });
  return [where, stay, savedPriceText].filter((line) => line !== '');
}
