import { useMemo } from 'react';
import type { AccountRouteName } from '../../domain/account-routes.ts';
import type { PathParams, Routes } from '../../domain/routes.ts';
import { useRoutes } from '../app/routes-context.ts';
import { useTexts } from '../app/texts-context.tsx';

/**
 * Returns the function that builds paths of account pages in the language of the document. Works on account pages only,
 * since other pages load no account routes.
 */
export function useAccountPaths(): (name: AccountRouteName, params?: PathParams) => string {
  const { language } = useTexts();
  const routes = useRoutes() as unknown as Routes<AccountRouteName>;
  return useMemo(() => (name, params) => routes.pathOf(name, language, params), [routes, language]);
}
