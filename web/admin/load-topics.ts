import type { LoaderFunctionArgs } from 'react-router';
import type { AdminRouteName } from '../../domain/admin-routes.ts';
import { contactKinds, contactTopics } from '../../domain/contact-topics.ts';
import { topicTexts } from '../../domain/topic-texts.ts';
import { siteContext } from '../app/api/site-context.ts';
import { matchRoute } from '../features/booking/bookable-home.ts';
import type { AdminPage } from './load-admin-page.ts';

export interface Topics {
  /** Topic names by `<kind>.<topic>`. */
  names: Readonly<Record<string, string>>;
  /** Options of the topic filter, for all kinds of writers. */
  all: readonly { value: string; text: string }[];
}

export interface CasePage extends AdminPage {
  topics: Topics;
}

export async function loadTopics(
  { url, context }: LoaderFunctionArgs,
  page: AdminRouteName,
): Promise<Topics> {
  const site = context.get(siteContext);
  const { language } = matchRoute(site, url, [page]);
  const topicGroups = await site.content.topics(language).catch(() => []);
  const texts = topicTexts(topicGroups, site.translate(language));
  const names = contactKinds.flatMap((kind) =>
    contactTopics[kind].map((topic) => [`${kind}.${topic}`, texts.findTopicName(kind, topic)]),
  );
  return { names: Object.fromEntries(names) as Topics['names'], all: texts.all() };
}
