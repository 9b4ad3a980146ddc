import { createHash } from 'node:crypto';
import type { LoaderFunction, RouterContext, ServerBuild } from 'react-router';
import type { PageData } from '../../web/app/document/page-data.ts';
import { roomNames, type RoomName } from '../../domain/rooms.ts';

/** Guests have no room of their own: what they see is what everybody may see. */
export type Room = RoomName | 'guests';

export const rooms: readonly Room[] = ['guests', ...roomNames];

/** `web/routes.ts` begins the id of a room's route with the name of the room. */
export function roomOfRoute(id: string): Room {
  return roomNames.find((room) => id.startsWith(`${room}/`)) ?? 'guests';
}

/**
 * The built pages as the browsers of one room may know them: its routes alone, and a manifest that names
 * nothing of another room. `scripts/split-manifest.ts` writes the manifest's file under the same name.
 */
export function buildOfRoom(build: ServerBuild, room: Room): ServerBuild {
  const ofRoom = <Value>(routes: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => id === 'root' || roomOfRoute(id) === room));
  const routes = withRootSheetsNamedOnce(ofRoom(build.assets.routes));
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

/** The route that takes every path that no other takes, and the name of its page. */
export const cataloguePath = 'catalogue-path';

/** These routes do not come from the route table, so that no name of a page stands for them. */
const onEveryPage: ReadonlySet<string> = new Set(['root', 'design-system', cataloguePath]);

/**
 * A room's build for requests of one page, by its name in the route table: the router tries every route of its build before it comes to
 * the catalogue's, twice a request, and lists all their modules for each page. A page without a route of its own is the catalogue's, and so
 * is one without a name. The manifest stays that of the room. What its loaders answer is left in a context: the router has nothing
 * to encode.
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
      [id, loader ? { ...route, module: { ...route.module, loader: leaving(id, loader, pageData) } } : route],
    ];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

/** A loader that leaves what it answers in the context. A response, and whatever it throws, goes its way. */
function leaving(id: string, loader: LoaderFunction, pageData: RouterContext<PageData>): LoaderFunction {
  return async (args) => {
    const answer: unknown = await loader(args);
    if (answer instanceof Response) return answer;
    const withInit = hasInit(answer);
    args.context.get(pageData)[id] = withInit ? answer.data : answer;
    return withInit ? { ...answer, data: null } : null;
  };
}

/** Tells an answer with a status or headers, as React Router's `data` makes it. */
const hasInit = (answer: unknown): answer is { type: string; data: unknown } =>
  typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'DataWithResponseInit';

/** `web/routes.ts` makes the id: room, name, then language and number where one page has several routes. */
const nameOfRoute = (id: string): string | undefined => id.split('/').at(-1)!.split('.')[0];

type RouteAssets = ServerBuild['assets']['routes'];

/**
 * React Router ends the address of a sheet that parts loaded later need, too, with `#`: its own link goes when the page is
 * left, and Vite, which knows the address without, gives those parts a link of their own. The root's links never go.
 * A second link to its sheets only has them fetched, and the whole page styled, a second time.
 */
function withRootSheetsNamedOnce(routes: RouteAssets): RouteAssets {
  const named = (sheet: string): string => sheet.replace(/#$/, '');
  const ofRoot = new Set(routes['root']?.css?.map(named));
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && {
        ...route,
        css: route.css?.map((sheet) => (ofRoot.has(named(sheet)) ? named(sheet) : sheet)),
      },
    ]),
  );
}

/** What the browser reads from the manifest's file. */
export function manifestScript({ assets }: ServerBuild): string {
  return `window.__reactRouterManifest=${JSON.stringify(assets)};`;
}
