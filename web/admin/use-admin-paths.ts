import { useMemo } from 'react';
import type { AdminRouteName } from '../../domain/admin-routes.ts';
import type { PathParams, Routes } from '../../domain/routes.ts';
import { useRoutes } from '../app/routes-context.ts';
import { useTexts } from '../app/texts-context.tsx';

/** Returns paths of the staff pages in the language of the document. Only the staff pages themselves know them. */
export function useAdminPaths(): (name: AdminRouteName, params?: PathParams) => string {
  const { language } = useTexts();
  const routes = useRoutes() as unknown as Routes<AdminRouteName>;
  return useMemo(() => (name, params) => routes.pathOf(name, language, params), [routes, language]);
}
