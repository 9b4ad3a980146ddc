import type { LoaderFunctionArgs } from 'react-router';
import { contactRoutes, keepDigits } from '../../../domain/contact-form.ts';
import { contactKinds, type ContactKind } from '../../../domain/contact-topics.ts';
import { topicTexts } from '../../../domain/topic-texts.ts';
import { siteContext } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';
import { buildHead, matchRoute } from '../../features/booking/bookable-home.ts';
import { lineOfPartner } from '../../features/office/line-of-partner.ts';
import type { OfficeLine } from '../../features/office/office-line.ts';

interface ContactFormPage {
  head: PageHead;
  origin: string;
  kind: ContactKind;
  /** Topics as named by the site's editors. */
  topics: readonly { value: string; text: string }[];
  known: { topic: string; bookingNumber: string; objectNumber: string };
  /** Case number after a submission without JavaScript, else empty. */
  sent: string;
  office: OfficeLine;
  bookingPath: string;
}

const numberLengthMax = 15;

export async function load({ url, context }: LoaderFunctionArgs): Promise<ContactFormPage> {
  const site = context.get(siteContext);
  const match = matchRoute(site, url, Object.values(contactRoutes));
  const kind = contactKinds.find((each) => contactRoutes[each] === match.name)!;
  const t = site.translate(match.language);
  const query = url.searchParams;
  const readDigits = (name: string): string => keepDigits(query.get(name) ?? '').slice(0, numberLengthMax);
  const topicGroups = await site.content.topics(match.language).catch(() => []);
  const topics = topicTexts(topicGroups, t).offered(kind);
  const topic = topics.find(({ value }) => value === query.get('topic'))?.value ?? '';
  const title = t(`letters.form.${kind}.title`);
  return {
    head: { ...buildHead(site, match, title, t(`letters.form.${kind}.lead`)), noIndex: false },
    origin: site.origin,
    kind,
    topics,
    known: { topic, bookingNumber: readDigits('booking'), objectNumber: readDigits('object') },
    sent: readDigits('case'),
    office: lineOfPartner(site.office, site.partner),
    bookingPath: site.routes.pathOf('bookingView', match.language),
  };
}
