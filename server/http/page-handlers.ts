import {
  createRequestHandler,
  type RequestHandler,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import type { apiOver as ApiOver } from '../../web/app/api/open-envelope.ts';
import type { siteContext as SiteContext } from '../../web/app/api/site-context.ts';
import type { PageData } from '../../web/app/document/page-data.ts';
import type { PageText } from '../../web/app/document/page-parts.tsx';
import type { IsKept } from '../../web/app/document/page-source.ts';
import { buildOfPage, buildOfRoom, rooms, type Room } from './room-builds.ts';

/** `web/entry.server.tsx` hands these out beside its request handler. */
export interface PagesEntry {
  apiOver: typeof ApiOver;
  siteContext: typeof SiteContext;
  /** Takes what the loaders of a page answer. */
  pageData: RouterContext<PageData>;
  /** Says whether a page would be the one that is kept, which is not rendered then. */
  isKept: RouterContext<IsKept | null>;
  /** Holds what was rendered for the request; a page's response itself is empty. */
  pageText: RouterContext<PageText>;
}

export const entryOf = (build: ServerBuild): PagesEntry => build.entry.module as unknown as PagesEntry;

/**
 * The handler of a room's page; of the whole room (undefined) for data, which may be asked for of several routes at once. In development
 * the browser knows all rooms, since nothing is built for each.
 */
export function createPageHandlers({
  build,
  development,
}: {
  build: ServerBuild | (() => Promise<ServerBuild>);
  development: boolean;
}): (room: Room, page: string | undefined) => RequestHandler {
  if (typeof build === 'function') {
    const all = createRequestHandler(build, development ? 'development' : 'production');
    return () => all;
  }
  const ofRooms = new Map(rooms.map((room) => [room, buildOfRoom(build, room)]));
  const { pageData } = entryOf(build);
  const handlers = new Map<string, RequestHandler>();
  return (room, page) => {
    const key = `${room}/${page ?? ''}`;
    let handler = handlers.get(key);
    if (!handler) {
      const ofRoom = ofRooms.get(room)!;
      handler = createRequestHandler(
        page === undefined ? ofRoom : buildOfPage(ofRoom, page, pageData),
        'production',
      );
      handlers.set(key, handler);
    }
    return handler;
  };
}
