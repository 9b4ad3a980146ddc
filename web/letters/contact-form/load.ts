import type { LoaderFunctionArgs } from 'react-router';
import {
  contactKinds,
  contactRoutes,
  contactTopics,
  digitsOf,
  type ContactKind,
} from '../../../domain/contact-form.ts';
import { siteContext } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';
import { headOf, matchOf } from '../../features/booking/bookable-home.ts';
import { lineOfPartner, type OfficeLine } from '../../features/office/office-line.ts';

interface ContactFormPage {
  head: PageHead;
  origin: string;
  kind: ContactKind;
  /** What the link to the form knows already. */
  known: { topic: string; bookingNumber: string; objectNumber: string };
  /** The number of the case that was just sent without scripts; empty before. */
  sent: string;
  office: OfficeLine;
  bookingPath: string;
}

const numberLengthMax = 15;

export function load({ url, context }: LoaderFunctionArgs): ContactFormPage {
  const site = context.get(siteContext);
  const match = matchOf(site, url, Object.values(contactRoutes));
  const kind = contactKinds.find((each) => contactRoutes[each] === match.name)!;
  const t = site.translate(match.language);
  const query = url.searchParams;
  const number = (name: string): string => digitsOf(query.get(name) ?? '').slice(0, numberLengthMax);
  const topic = contactTopics[kind].find((each) => each === query.get('topic')) ?? '';
  const title = t(`letters.form.${kind}.title`);
  return {
    head: { ...headOf(site, match, title, t(`letters.form.${kind}.lead`)), noIndex: false },
    origin: site.origin,
    kind,
    known: { topic, bookingNumber: number('booking'), objectNumber: number('object') },
    sent: number('case'),
    office: lineOfPartner(site.office, site.partner),
    bookingPath: site.routes.pathOf('bookingView', match.language),
  };
}
