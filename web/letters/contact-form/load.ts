import type { LoaderFunctionArgs } from 'react-router';
import { contactRoutes, digitsOf } from '../../../domain/contact-form.ts';
import { contactKinds, contactTopics, type ContactKind } from '../../../domain/contact-topics.ts';
import type { ContentBlock } from '../../../domain/content-blocks.ts';
import { startEntries } from '../../features/start/start-entities.ts';
import { siteContext } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';
import { headOf, matchOf } from '../../features/booking/bookable-home.ts';
import { lineOfPartner, type OfficeLine } from '../../features/office/office-line.ts';

interface ContactFormPage {
  head: PageHead;
  origin: string;
  kind: ContactKind;
  /** What may be written about, in the words of those who edit the site. */
  topics: readonly { value: string; text: string }[];
  /** What the link to the form knows already. */
  known: { topic: string; bookingNumber: string; objectNumber: string };
  /** The number of the case that was just sent without scripts; empty before. */
  sent: string;
  office: OfficeLine;
  bookingPath: string;
}

const numberLengthMax = 15;

/** Topics as somebody has arranged them for the site; where nobody has, all that there are. */
function topicsOf(
  kind: ContactKind,
  blocks: readonly ContentBlock[],
  t: (key: string) => string,
): ContactFormPage['topics'] {
  const own = startEntries(blocks, 'topics').flatMap(({ topic, text }) =>
    topic.startsWith(`${kind}.`) ? [{ value: topic.slice(kind.length + 1), text }] : [],
  );
  if (own.length > 0) return own;
  return contactTopics[kind].map((value) => ({ value, text: t(`letters.topic.${kind}.${value}`) }));
}

export async function load({ url, context }: LoaderFunctionArgs): Promise<ContactFormPage> {
  const site = context.get(siteContext);
  const match = matchOf(site, url, Object.values(contactRoutes));
  const kind = contactKinds.find((each) => contactRoutes[each] === match.name)!;
  const t = site.translate(match.language);
  const query = url.searchParams;
  const number = (name: string): string => digitsOf(query.get(name) ?? '').slice(0, numberLengthMax);
  const written = await site.content.start(match.language).catch(() => null);
  const topics = topicsOf(kind, written?.blocks ?? [], t);
  const topic = topics.find(({ value }) => value === query.get('topic'))?.value ?? '';
  const title = t(`letters.form.${kind}.title`);
  return {
    head: { ...headOf(site, match, title, t(`letters.form.${kind}.lead`)), noIndex: false },
    origin: site.origin,
    kind,
    topics,
    known: { topic, bookingNumber: number('booking'), objectNumber: number('object') },
    sent: number('case'),
    office: lineOfPartner(site.office, site.partner),
    bookingPath: site.routes.pathOf('bookingView', match.language),
  };
}
