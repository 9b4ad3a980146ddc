import type { AlertKind } from '../../../../domain/alerts.ts';
import type { Language } from '../../../../domain/language.ts';
import { toEuros, type Cents } from '../../../../domain/money.ts';
import { placeLine } from '../../../../domain/place-line.ts';
import { serializeSearchFilter, type SearchFilter } from '../../../../domain/search-filter.ts';
import type { SiteRoutes } from '../../../../domain/site-routes.ts';
import { stayQuery } from '../../../../domain/stay-query.ts';
import { todayInBerlin } from '../../../../domain/stay.ts';
import { formatterFor } from '../../../../texts/format.ts';
import type { Translate } from '../../../../texts/translate.ts';
import type { Mail } from '../../../platform/mail.ts';
import { renderMail, type MailBlock } from '../../mail/mail.ts';
import type { HomeInAlert } from '../alerts-context.ts';
import type { AlertNews } from '../rules/alert-news.ts';

interface Rendering {
  language: Language;
  translate: Translate;
  /** Name of the site on which the alert was requested. */
  site: string;
  /** The configured origin of that site, never taken from a request. */
  publicUrl: string;
  routes: SiteRoutes;
}

export interface AlertInMail {
  kind: AlertKind;
  /** Empty for the watch list. */
  title: string;
  filter: SearchFilter;
  /** Only news after this time are mailed. */
  since: Date;
  news: readonly (AlertNews & { home: HomeInAlert })[];
}

type Rendered = Pick<Mail, 'subject' | 'html' | 'text'>;

/** Limits a mail to a readable length; the page of the search lists all news. */
const newsShown = 12;

/** Renders the confirmation mail, without advertising, since the recipient has not agreed to any yet. */
export function renderConfirmationMail(
  { language, translate: t, site, publicUrl, routes }: Rendering,
  { kind, title, confirmID }: { kind: AlertKind; title: string; confirmID: string },
): Rendered {
  const query = new URLSearchParams({ confirmID }).toString();
  return {
    subject: t('mail.alerts.ask.subject'),
    ...renderMail({
      t,
      language,
      site,
      heading: t('mail.alerts.ask.heading'),
      greeting: t('mail.greeting.unnamed'),
      paragraphs: [t('mail.alerts.ask.intro'), t('mail.alerts.ask.next')],
      facts: [
        { label: t('mail.alerts.about'), value: kind === 'search' ? title : t('mail.alerts.watchList') },
      ],
      button: {
        label: t('mail.alerts.ask.button'),
        href: `${publicUrl}${routes.pathOf('AlertConfirmation', language)}?${query}`,
      },
      private: t('mail.alerts.ask.notYou'),
      footer: t('mail.alerts.ask.footer'),
    }),
  };
}

/** Renders the news of all alerts of an address, each with the reason for the mail and a way to end it. */
export function renderAlertMail(rendering: Rendering, alerts: readonly AlertInMail[], key: string): Rendered {
  const { language, translate: t, site, publicUrl, routes } = rendering;
  const format = formatterFor(language, t);
  const count = alerts.reduce((sum, { news }) => sum + news.length, 0);
  const settings = `${publicUrl}${routes.pathOf('Alerts', language)}?${new URLSearchParams({ subscriber: key.replace(/-.*$/, ''), userKey: key }).toString()}`;
  return {
    subject: t('mail.alerts.news.subject', { count }),
    ...renderMail({
      t,
      language,
      site,
      heading: t('mail.alerts.news.heading', { count }),
      greeting: t('mail.greeting.unnamed'),
      paragraphs: [t('mail.alerts.news.intro')],
      blocks: alerts.flatMap((alert) => alertBlocks(alert, rendering)),
      button: { label: t('mail.alerts.news.button'), href: settings },
      private: t('mail.alerts.news.private'),
      footer: t('mail.alerts.news.footer', {
        date: format.date(
          alerts
            .map(({ since }) => todayInBerlin(since))
            .toSorted()
            .at(0)!,
        ),
      }),
    }),
  };
}

function alertBlocks(
  alert: AlertInMail,
  { language, translate: t, publicUrl, routes }: Rendering,
): MailBlock[] {
  const { kind, title, filter, news } = alert;
  const query = new URLSearchParams(serializeSearchFilter(filter)).toString();
  const list = kind === 'search' ? routes.pathOf('Search', language) : routes.pathOf('WatchList', language);
  return [
    { kind: 'title', text: kind === 'search' ? title : t('mail.alerts.watchList') },
    {
      kind: 'items',
      items: news.slice(0, newsShown).map((one) => ({
        title: one.home.title,
        href: `${publicUrl}${routes.pathOf('ObjectPage', language, { objectNumber: one.objectNumber })}${stayQuery(one.stay)}`,
        lines: [placeLine(one.home.place, one.home.region), newsLine(one, filter, language, t)],
      })),
    },
    {
      kind: 'link',
      label:
        kind === 'search' ? t('mail.alerts.news.all', { count: news.length }) : t('mail.alerts.news.list'),
      href: `${publicUrl}${list}${kind === 'search' && query !== '' ? `?${query}` : ''}`,
    },
  ];
}

function newsLine(
  { kind, price, before }: AlertNews,
  { startDate }: SearchFilter,
  language: Language,
  t: Translate,
): string {
  const format = formatterFor(language, t);
  const money = (cents: Cents): string => format.money(toEuros(cents));
  if (kind === 'cheaper') {
    return t('mail.alerts.news.cheaper', { price: money(price!), before: money(before!) });
  }
  const label = t(`mail.alerts.news.${kind}`);
  if (price === null) return label;
  // A watched stay has dates of its own; a search without dates only knows the price of a week.
  const isOfWeek = kind === 'new' && startDate === undefined;
  return t('mail.alerts.news.priced', {
    what: label,
    price: isOfWeek ? t('mail.alerts.news.week', { price: money(price) }) : money(price),
  });
}
