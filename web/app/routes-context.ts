import { createContext, useContext } from 'react';
import type { SiteRoutes } from '../../domain/site-routes.ts';

const RoutesContext = createContext<SiteRoutes | null>(null);

export const RoutesProvider = RoutesContext.Provider;

/** The routes that the page knows; links go by their names. */
export function useRoutes(): SiteRoutes {
  const routes = useContext(RoutesContext);
  if (!routes) throw new Error('No routes around this component.');
  return routes;
}
