import { createContext, useContext, type ReactNode } from 'react';
import type { SiteLink } from '../../domain/site-link.ts';
import { LinkRulesContext } from './link-rules.ts';
import { LeavesRoomContext, useRoutes, type KnownRoutes } from './routes-context.ts';

/** A part of a page, with what it takes from what lies around it. */
export interface PagePart {
  node: ReactNode;
  routes: KnownRoutes;
  linkRules: ((target: string) => SiteLink) | null;
}

/** Answers the mark that stands for a part until the page is put together. */
export type MarkPart = (key: string, part: PagePart) => ReactNode;

/** Null where parts are rendered in their place: in the browser, and in pages that are rendered as a stream. */
export const MarkPartContext = createContext<MarkPart | null>(null);

interface RenderedOnceProps {
  /** All that decides how the children look, as JSON; what a page as a whole is rendered with, its language for one, comes by itself. */
  by: unknown;
  /**
   * They may use texts, routes, links and stores, and nothing else of what lies around them: no data of the router either. An id that React
   * makes (`useId`) would not be the browser's.
   */
  children: ReactNode;
}

/**
 * What the server renders once for all pages that show it: forty cards are three quarters of what a list costs, a home is
 * the same for all dates, and so is what ends every page. The browser makes it alive like anything else.
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
