import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { OperatorInForce } from '../../platform/operator-in-force.ts';
import { contentPageOf, openContentRoutes, placePageOf } from '../../../domain/content-pages.ts';
import { contentRoutes, type ContentRouteName } from '../../../domain/content-routes.ts';
import { defaultLanguage, type Language } from '../../../domain/language.ts';
import { parseAddress, type RouteMatch } from '../../../domain/routes.ts';
import { startPage } from '../../../domain/start-page.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { jobBody } from '../../platform/jobs.ts';
import { oncePerLanguage } from '../../platform/once-per-language.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import { createEditing } from './editing.ts';
import { feedRoutes } from './feed-routes.ts';
import { createHelpTexts } from './help-texts.ts';
import { applyScheduleJob } from './jobs/apply-schedule-job.ts';
import { pathsOf, pathsOfMatch, presentContent, presentPage } from './present-page.ts';
import { openPreview } from './preview.ts';
import { createPublishedReader, wholeText, withPage, type Published } from './published.ts';
import { createResolver, type LinkDeps } from './resolve-links.ts';
import { seedContents } from './seed-contents.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import type { Content } from './content-context.ts';
import { contentCalls } from './calls.generated.ts';

export type { Content } from './content-context.ts';

export interface ContentDeps extends LinkDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  readModels: Pick<ReadModels, 'of'>;
  /** https://www.example.com, without trailing slash. */
  publicUrl: string;
  clock: Clock;
  operator: CurrentOperator;
  operatorInForce: Pick<OperatorInForce, 'subscribe'>;
  /** The key that links to previews are signed with. */
  secret: ServerKey;
  /** What an editor is called. */
  nameOf(uid: string): Promise<string>;
}

const contentNames: ReadonlySet<string> = new Set(contentRoutes.map(({ name }) => name));
const isContentMatch = (match: RouteMatch): match is RouteMatch<ContentRouteName> =>
  contentNames.has(match.name);
const single = contentRoutes
  .map(({ name }) => name)
  .filter((name) => !Object.hasOwn(openContentRoutes, name));

export function createContent({
  connection,
  readModels,
  publicUrl,
  clock,
  secret,
  operator,
  operatorInForce,
  nameOf,
  ...deps
}: ContentDeps): Area<Content> {
  const editing = createEditing({ connection, clock });
  const published = readModels.of(['contents'], createPublishedReader(operator));
  const previewDeps = { db: connection.db, clock, secret, operator };
  operatorInForce.subscribe(() => published.forget());
  const overviewDeps = { db: connection.db, clock, links: deps, published: () => published.get() };

  function addressesIn(all: Published): Partial<Record<Language, string>>[] {
    const ofFolders = Object.entries(openContentRoutes).flatMap(([name, { folder }]) =>
      [...new Set(all.all.map(({ page }) => page).filter((page) => page.startsWith(folder)))].map((page) =>
        pathsOf(deps, all, page, { name: name as ContentRouteName }),
      ),
    );
    return [...single.map((name) => pathsOf(deps, all, contentPageOf(name), { name })), ...ofFolders];
  }

  /** Every page asks for them, and they change with what is published alone. */
  const pathsIn = oncePerLanguage((all: Published, language) =>
    Object.fromEntries(
      single.flatMap((name) => {
        const text = all.find(contentPageOf(name), language);
        return text ? [[name, { path: deps.routes.pathOf(name, language), title: text.head.title }]] : [];
      }),
    ),
  );

  const helpTexts = createHelpTexts(deps.routes);

  const content: Content = {
    async start(language, preview = null) {
      const current = await published.get();
      const opened = preview === null ? null : await openPreview(previewDeps, preview);
      const draft = opened?.page === startPage && opened.language === language ? opened : null;
      const all = draft ? withPage(current, draft) : current;
      const text = all.find(startPage, language);
      if (!text) return null;
      const shown = await presentContent(text, createResolver(deps, all, language), all);
      return { ...shown, isPreview: draft !== null };
    },
    async topics(language) {
      const all = await published.get();
      const text = all.find(startPage, language);
      const blocks = text ? wholeText(all, text) : [];
      return blocks.flatMap((block) => (block.kind === 'topics' ? block.topics : []));
    },
    async page(match, preview = null) {
      if (!isContentMatch(match)) return null;
      const all = await published.get();
      const draft = preview === null ? null : await openPreview(previewDeps, preview);
      const page = await presentPage(deps, draft ? withPage(all, draft) : all, match);
      const isPreview = draft !== null && page?.page === draft.page && match.language === draft.language;
      return page && { ...page, isPreview };
    },
    async pathsOf(match) {
      return isContentMatch(match) ? pathsOfMatch(deps, await published.get(), match) : null;
    },
    async place(path, language, preview = null) {
      const german = await deps.whoami.translate(path, language, defaultLanguage);
      const slug = parseAddress(german ?? '')?.segments.join('/');
      const draft = preview === null ? null : await openPreview(previewDeps, preview);
      const current = await published.get();
      const all = draft ? withPage(current, draft) : current;
      const text = slug === undefined ? null : all.find(placePageOf(slug), language);
      return text && presentContent(text, createResolver(deps, all, language), all);
    },
    paths: async (language) => pathsIn(await published.get(), language),
    help: async (language) => helpTexts(await published.get(), language),
    addresses: async () => addressesIn(await published.get()),
  };
  return {
    ...content,
    module: {
      name: 'content',
      endpoints: bindArea(contentCalls, {
        ...previewDeps,
        ...overviewDeps,
        editing,
        nameOf,
        links: deps,
        publicUrl,
      }),
      jobs: [jobBody(applyScheduleJob, (planned) => editing.applySchedule(planned))],
      routes: feedRoutes(content, deps.routes, publicUrl),
      start: () => seedContents(connection),
    },
  };
}
