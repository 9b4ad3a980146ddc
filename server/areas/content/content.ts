import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import type { OperatorInForce } from '../../platform/operator-in-force.ts';
import { contentPageKey, openContentRoutes, placePageKey } from '../../../domain/content-pages.ts';
import { contentRoutes, type ContentRouteName } from '../../../domain/content-routes.ts';
import { defaultLanguage, type Language } from '../../../domain/language.ts';
import { ordinaryFolder } from '../../../domain/ordinary-pages.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import { parseAddress, type RouteMatch } from '../../../domain/routes.ts';
import { startPage } from '../../../domain/start-page.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseConnection } from '../../platform/database.ts';
import { jobBody } from '../../platform/jobs.ts';
import { oncePerLanguage } from '../../platform/once-per-language.ts';
import type { ReadModels } from '../../platform/read-models.ts';
import type { Places } from './address-taken.ts';
import { createEditing } from './editing.ts';
import { feedRoutes } from './feed-routes.ts';
import { createHelpTexts } from './help-texts.ts';
import { applyScheduleJob } from './jobs/apply-schedule-job.ts';
import { findMoved, presentOrdinary } from './ordinary-page.ts';
import { buildPaths, pathsOfMatch, presentContent, presentRoute } from './present-page.ts';
import { createMenus } from './menus.ts';
import { findOrdinaryPage } from './page-paths.ts';
import { openPreview } from './preview.ts';
import { sampleReviewMails } from './reviews/mails/render-review-mail.ts';
import { commentsStore } from './reviews/comments-store.ts';
import { reviewsStore } from './reviews/reviews-store.ts';
import { reviewMailJob } from './reviews/review-mail-job.ts';
import { sendReviewMail, type ReviewMailDeps } from './reviews/send-review-mail.ts';
import { createPublishedReader, wholeText, withPage, type Published } from './published.ts';
import { createResolver, type LinkDeps } from './resolve-links.ts';
import { seedContents } from './seed-contents.ts';
import type { ServerKey } from '../../platform/server-key.ts';
import type { Content } from './content-context.ts';
import { contentCalls } from './calls.generated.ts';

export type { Content } from './content-context.ts';

export interface ContentDeps extends LinkDeps, Pick<ReviewMailDeps, 'mail' | 'translate'> {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  readModels: Pick<ReadModels, 'of' | 'subscribe'>;
  /** https://www.example.com, without trailing slash. */
  publicUrl: string;
  clock: Clock;
  operator: CurrentOperator;
  operatorInForce: Pick<OperatorInForce, 'subscribe'>;
  /** The key that signs preview links. */
  secret: ServerKey;
  /** Returns an editor's display name. */
  findPersonName(uid: string): Promise<string>;
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
  findPersonName,
  mail,
  translate,
  ...deps
}: ContentDeps): Area<Content> {
  const publishedModel = readModels.of(['contents'], createPublishedReader(operator));
  const places = async (): Promise<Places> => ({
    routes: deps.routes,
    published: await publishedModel.get(),
  });
  const editing = createEditing({ connection, clock, places });
  const menuReader = createMenus(deps, readModels, () => publishedModel.get());
  const mailDeps = { db: connection.db, mail, translate, routes: deps.routes, operator, publicUrl };
  const previewDeps = { db: connection.db, clock, secret, operator };
  operatorInForce.subscribe(() => publishedModel.forget());
  const overviewDeps = { db: connection.db, clock, links: deps, published: () => publishedModel.get() };

  function listAddresses(published: Published): Partial<Record<Language, string>>[] {
    const folders = [...Object.values(openContentRoutes).map(({ folder }) => folder), ordinaryFolder];
    const ofFolders = folders.flatMap((folder) => [
      ...new Set(published.all.map(({ page }) => page).filter((page) => page.startsWith(folder))),
    ]);
    return [...single.map(contentPageKey), ...ofFolders].map((page) => buildPaths(deps, published, page));
  }

  /** Cached per language, since every page needs the paths, and they only change with published content. */
  const pathsByRoute = oncePerLanguage((published: Published, language) =>
    Object.fromEntries(
      single.flatMap((name) => {
        const text = published.find(contentPageKey(name), language);
        return text ? [[name, { path: deps.routes.pathOf(name, language), title: text.head.title }]] : [];
      }),
    ),
  );

  const helpTexts = createHelpTexts(deps.routes);

  const content: Content = {
    async start(language, previewToken = null) {
      const current = await publishedModel.get();
      const openedPreview = previewToken === null ? null : await openPreview(previewDeps, previewToken);
      const draft =
        openedPreview?.page === startPage && openedPreview.language === language ? openedPreview : null;
      const all = draft ? withPage(current, draft) : current;
      const text = all.find(startPage, language);
      if (!text) return null;
      const content = await presentContent(text, createResolver(deps, all, language), all);
      return { ...content, isPreview: draft !== null };
    },
    async topics(language) {
      const all = await publishedModel.get();
      const text = all.find(startPage, language);
      const blocks = text ? wholeText(all, text) : [];
      return blocks.flatMap((block) => (block.kind === 'topics' ? block.topics : []));
    },
    async page(match, previewToken = null) {
      if (!isContentMatch(match)) return null;
      const all = await publishedModel.get();
      const draft = previewToken === null ? null : await openPreview(previewDeps, previewToken);
      const page = await presentRoute(deps, draft ? withPage(all, draft) : all, match);
      const isPreview = draft !== null && page?.page === draft.page && match.language === draft.language;
      return page && { ...page, isPreview };
    },
    async pageAt(pathname, previewToken = null) {
      const all = await publishedModel.get();
      const draft = previewToken === null ? null : await openPreview(previewDeps, previewToken);
      const page = await presentOrdinary(deps, draft ? withPage(all, draft) : all, pathname);
      const isPreview =
        draft !== null && page?.page === draft.page && parseAddress(pathname)?.language === draft.language;
      return page && { ...page, isPreview };
    },
    movedTo: async (pathname) => findMoved(deps.routes, await publishedModel.get(), pathname),
    async translate(pathname, target) {
      const all = await publishedModel.get();
      const page = findOrdinaryPage(deps.routes, all, pathname);
      return page === null ? null : (buildPaths(deps, all, page)[target] ?? null);
    },
    async findPaths(match) {
      return isContentMatch(match) ? pathsOfMatch(deps, await publishedModel.get(), match) : null;
    },
    async place(path, language, previewToken = null) {
      const german = await deps.whoami.translate(path, language, defaultLanguage);
      const slug = parseAddress(german ?? '')?.segments.join('/');
      const draft = previewToken === null ? null : await openPreview(previewDeps, previewToken);
      const current = await publishedModel.get();
      const all = draft ? withPage(current, draft) : current;
      const text = slug === undefined ? null : all.find(placePageKey(slug), language);
      return text && presentContent(text, createResolver(deps, all, language), all);
    },
    menus: menuReader.menus,
    onMenusChanged: menuReader.onMenusChanged,
    paths: async (language) => pathsByRoute(await publishedModel.get(), language),
    help: async (language) => helpTexts(await publishedModel.get(), language),
    addresses: async () => listAddresses(await publishedModel.get()),
  };
  return {
    ...content,
    module: {
      name: 'content',
      endpoints: bindArea(contentCalls, {
        ...previewDeps,
        ...overviewDeps,
        editing,
        ...{ connection, places },
        findPersonName,
        links: deps,
        publicUrl,
      }),
      jobs: [
        jobBody(applyScheduleJob, (schedules) => editing.applySchedule(schedules)),
        jobBody(reviewMailJob, (about) => sendReviewMail(mailDeps, about)),
      ],
      sampleMails: sampleReviewMails,
      routes: feedRoutes(content, deps.routes, publicUrl),
      async forget(now) {
        const before = retentionEnd(now, retentionDays.contentReviews);
        await reviewsStore.deleteDecidedBefore(connection.db, before);
        await commentsStore.deleteResolvedBefore(connection.db, before);
      },
      async start() {
        await seedContents(connection);
        await menuReader.start();
      },
    },
  };
}
