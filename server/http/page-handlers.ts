import {
  createRequestHandler,
  type RequestHandler,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import type { apiOver as ApiOver } from '../../web/app/api/open-envelope.ts';
import type { siteContext as SiteContext } from '../../web/app/api/site-context.ts';
import type { PageData } from '../../web/app/document/page-data.ts';
import type { PageText } from '../../web/app/document/page-text.ts';
import type { IsKept } from '../../web/app/document/page-source.ts';
import { inOfferedLanguages } from './offered-languages.ts';
import { buildOfPage, buildOfRoom, rooms, type Room } from './room-builds.ts';

export interface PagesEntry {
  apiOver: typeof ApiOver;
  siteContext: typeof SiteContext;
  pageData: RouterContext<PageData>;
  isKept: RouterContext<IsKept | null>;
  /** Receives the rendered HTML; the router's response itself is empty. */
  pageText: RouterContext<PageText>;
}

export const pagesEntry = (build: ServerBuild): PagesEntry => build.entry.module as unknown as PagesEntry;

/**
 * Creates the handlers of pages by room; data requests, which may concern several routes, use the whole room (undefined). In development
 * there is one handler for all rooms, since nothing is built per room.
 */
export function createPageHandlers({
  build,
  development,
}: {
  build: ServerBuild | (() => Promise<ServerBuild>);
  development: boolean;
}): (room: Room, page: string | undefined) => RequestHandler {
  if (typeof build === 'function') {
    const loadBuild = async (): Promise<ServerBuild> => {
      const whole = await build();
      return inOfferedLanguages(whole, pagesEntry(whole).siteContext);
    };
    const fullHandler = createRequestHandler(loadBuild, development ? 'development' : 'production');
    return () => fullHandler;
  }
  const { pageData, siteContext } = pagesEntry(build);
  const offeredBuild = inOfferedLanguages(build, siteContext);
  const ofRooms = new Map(rooms.map((room) => [room, buildOfRoom(offeredBuild, room)]));
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
