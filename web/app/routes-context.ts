import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { guestRoutes, type GuestRouteName } from '../../domain/guest-routes.ts';
import type { Route } from '../../domain/route.ts';
import { createRoutes, type Routes, type TrailingSlash } from '../../domain/routes.ts';

export type KnownRoutes = Routes<GuestRouteName>;

export interface RoomHandle {
  routes: readonly Route[];
  /** Surrounds the page in place of header and footer, if its route has none. */
  Frame?: (props: { children: ReactNode }) => ReactNode;
}

export function createGuestRoutes(trailingSlash: TrailingSlash): KnownRoutes {
  return createRoutes(guestRoutes, trailingSlash);
}

const RoutesContext = createContext<KnownRoutes | null>(null);

export const RoutesProvider = RoutesContext.Provider;

export function useRoutes(): KnownRoutes {
  const routes = useContext(RoutesContext);
  if (!routes) throw new Error('No routes around this component.');
  return routes;
}

/** Returns whether a path leads out of the page's room; null for guests, who are in none. */
export const LeavesRoomContext = createContext<((to: string) => boolean) | null>(null);

interface RoomRoutes {
  routes: KnownRoutes;
  leavesRoom: ((to: string) => boolean) | null;
  Frame: RoomHandle['Frame'];
}

export function useRoomRoutes(): RoomRoutes {
  const guests = useRoutes();
  const handle = useMatches().at(-1)?.handle as Partial<RoomHandle> | undefined;
  const roomRoutes = handle?.routes;
  const Frame = handle?.Frame;
  return useMemo(() => {
    if (!roomRoutes) return { routes: guests, leavesRoom: null, Frame };
    const ofRoom = createRoutes(roomRoutes, guests.trailingSlash);
    const all = [...guestRoutes, ...roomRoutes] as readonly (Route & { name: GuestRouteName })[];
    return {
      routes: createRoutes(all, guests.trailingSlash),
      leavesRoom: (to) => ofRoom.matchPath(to.split(/[?#]/, 1)[0]!) === null,
      Frame,
    };
  }, [guests, roomRoutes, Frame]);
}
