import { createContext, useContext, type ReactNode } from 'react';
import type { SiteLink } from '../../domain/site-link.ts';
import { LinkRulesContext } from './link-rules.ts';
import { LeavesRoomContext, useRoutes, type KnownRoutes } from './routes-context.ts';

/** A part of a page, with the contexts that it needs. */
export interface PagePart {
  node: ReactNode;
  routes: KnownRoutes;
  linkRules: ((target: string) => SiteLink) | null;
}

export type MarkPart = (key: string, part: PagePart) => ReactNode;

/** Null where parts are rendered in place: in the browser, and in streamed pages. */
export const MarkPartContext = createContext<MarkPart | null>(null);

interface RenderedOnceProps {
  /**
   * Cache key: all that decides how the children look, as JSON. What holds for the whole page, such as its language, is added
   * automatically.
   */
  by: unknown;
  /**
   * They may use texts, routes, links and stores, but no other context and no data of the router. An id from `useId` would differ from
   * the browser's.
   */
  children: ReactNode;
}

/**
 * Renders its children once for all pages that show them: forty cards are three quarters of the cost of a list, a home is the same for
 * all dates, and the footer is the same on every page. The browser hydrates it like anything else.
 */
export function RenderedOnce(props: RenderedOnceProps): ReactNode {
  return import.meta.env.SSR ? <MarkedPart {...props} /> : props.children;
}

function MarkedPart({ by, children }: RenderedOnceProps): ReactNode {
  const markPart = useContext(MarkPartContext);
  const routes = useRoutes();
  const linkRules = useContext(LinkRulesContext);
  const leavesRoom = useContext(LeavesRoomContext);
  if (markPart === null || leavesRoom !== null) return children;
  return markPart(JSON.stringify(by), { node: children, routes, linkRules });
}
