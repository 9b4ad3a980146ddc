import { createContext, createElement, useContext, type ComponentProps, type ReactNode } from 'react';
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
export type MarkPart = (key: string, part: PagePart) => string;

/** Null where parts are rendered in their place: in the browser, and in pages that are rendered as a stream. */
export const MarkPartContext = createContext<MarkPart | null>(null);

type PartElement = 'details' | 'div' | 'form' | 'li' | 'nav' | 'section' | 'ul';

type RenderedOnceProps<Tag extends PartElement> = Omit<ComponentProps<Tag>, 'dangerouslySetInnerHTML'> & {
  as: Tag;
  /** All that decides how the children look, as JSON; what a page as a whole is rendered with, its language for one, comes by itself. */
  by: unknown;
  /**
   * They may use texts, routes, links and stores, and nothing else of what lies around them: no data of the router either. An id that React
   * makes (`useId`) would not be the browser's.
   */
  children: ReactNode;
};

/**
 * An element whose children the server renders once for all pages that show them: forty cards are three quarters of what a
 * list costs, and what ends every page is the same. The browser makes them alive like any others.
 */
export function RenderedOnce<Tag extends PartElement>(props: RenderedOnceProps<Tag>): ReactNode {
  if (import.meta.env.SSR) return <MarkedPart {...props} />;
  const { as, by: _by, ...attributes } = props;
  return createElement(as, attributes);
}

function MarkedPart({ as, by, children, ...attributes }: RenderedOnceProps<PartElement>): ReactNode {
  const markPart = useContext(MarkPartContext);
  const routes = useRoutes();
  const linkRules = useContext(LinkRulesContext);
  const leavesRoom = useContext(LeavesRoomContext);
  if (markPart === null || leavesRoom !== null) return createElement(as, attributes, children);
  const mark = markPart(JSON.stringify(by), { node: children, routes, linkRules });
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: mark } });
}
