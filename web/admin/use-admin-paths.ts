import { useMemo } from 'react';
import type { AdminRouteName } from '../../domain/admin-routes.ts';
import type { PathParams, Routes } from '../../domain/routes.ts';
import { useRoutes } from '../app/routes-context.ts';
import { useTexts } from '../app/texts-context.tsx';

/** Returns the paths of this room in the document's language; only browsers inside the room know them. */
export function useAdminPaths(): (name: AdminRouteName, params?: PathParams) => string {
  const { language } = useTexts();
  const routes = useRoutes() as unknown as Routes<AdminRouteName>;
  return useMemo(() => (name, params) => routes.pathOf(name, language, params), [routes, language]);
}
