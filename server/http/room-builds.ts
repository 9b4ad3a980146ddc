import { createHash } from 'node:crypto';
import type { LoaderFunction, RouterContext, ServerBuild } from 'react-router';
import type { PageData } from '../../web/app/document/page-data.ts';
import { roomNames, type RoomName } from '../../domain/rooms.ts';

/** Guests have no room: their pages are public. */
export type Room = RoomName | 'guests';

export const rooms: readonly Room[] = ['guests', ...roomNames];

/** Returns the room of a route; it is the prefix of the id in `web/routes.ts`. */
export function roomOfRoute(id: string): Room {
  return roomNames.find((room) => id.startsWith(`${room}/`)) ?? 'guests';
}

/**
 * Returns the build as browsers in one room may know it: only its routes, and a manifest that reveals no other room.
 * `scripts/split-manifest.ts` writes the manifest's file under the same name.
 */
export function buildOfRoom(build: ServerBuild, room: Room): ServerBuild {
  const ofRoom = <Value>(routes: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => id === 'root' || roomOfRoute(id) === room));
  const routes = deduplicateRootSheets(ofRoom(build.assets.routes));
  const hash = createHash('sha256').update(build.assets.version).update(JSON.stringify(routes)).digest('hex');
  return {
    ...build,
    routes: ofRoom(build.routes),
    assets: {
      ...build.assets,
      routes,
      url: `${build.publicPath}assets/manifest-${room}-${hash.slice(0, 8)}.js`,
    },
  };
}

/** The catch-all route, and the name of its page. */
export const cataloguePath = 'catalogue-path';

/** Routes outside the route table, which have no page name. */
const onEveryPage: ReadonlySet<string> = new Set(['root', 'design-system', cataloguePath]);

/**
 * Reduces a room's build to one page: the router tries every route before the catch-all, twice per request, and lists all their modules for
 * each page. A page without a route of its own, or without a name, is served by the catch-all. The manifest stays the room's. Loader
 * results are passed in a context, so that the router has nothing to serialize.
 */
export function buildOfPage(
  build: ServerBuild,
  name: string,
  pageData: RouterContext<PageData>,
): ServerBuild {
  const routes = Object.entries(build.routes).flatMap(([id, route]) => {
    if (!route || !(onEveryPage.has(id) || nameOfRoute(id) === name)) return [];
    const { loader } = route.module;
    return [
      [
        id,
        loader ? { ...route, module: { ...route.module, loader: storeResult(id, loader, pageData) } } : route,
      ],
    ];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

/** Wraps a loader so that it puts its result into the context. Responses and exceptions pass through. */
function storeResult(id: string, loader: LoaderFunction, pageData: RouterContext<PageData>): LoaderFunction {
  return async (args) => {
    const answer: unknown = await loader(args);
    if (answer instanceof Response) return answer;
    const withInit = hasInit(answer);
    args.context.get(pageData)[id] = withInit ? answer.data : answer;
    return withInit ? { ...answer, data: null } : null;
  };
}

/** Recognizes a result with status or headers, made by React Router's `data`. */
const hasInit = (answer: unknown): answer is { type: string; data: unknown } =>
  typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'DataWithResponseInit';

/** Route ids in `web/routes.ts` consist of room and name, then language and number if a page has several routes. */
const nameOfRoute = (id: string): string | undefined => id.split('/').at(-1)!.split('.')[0];

type RouteAssets = ServerBuild['assets']['routes'];

/**
 * React Router appends `#` to a style sheet that lazily loaded parts need as well: its own link is removed when the page is left, and Vite,
 * which knows the plain address, gives those parts a link of their own. Links of the root are never removed, so that a second link would
 * only load and apply its sheets again.
 */
function deduplicateRootSheets(routes: RouteAssets): RouteAssets {
  const withoutHash = (sheet: string): string => sheet.replace(/#$/, '');
  const ofRoot = new Set(routes['root']?.css?.map(withoutHash));
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && {
        ...route,
        css: route.css?.map((sheet) => (ofRoot.has(withoutHash(sheet)) ? withoutHash(sheet) : sheet)),
      },
    ]),
  );
}

export function manifestScript({ assets }: ServerBuild): string {
  return `window.__reactRouterManifest=${JSON.stringify(assets)};`;
}
