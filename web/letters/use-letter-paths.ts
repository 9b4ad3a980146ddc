import { useMemo } from 'react';
import type { LetterRouteName } from '../../domain/letter-routes.ts';
import type { PathParams, Routes } from '../../domain/routes.ts';
import { useRoutes } from '../app/routes-context.ts';
import { useTexts } from '../app/texts-context.tsx';

export function useLetterPaths(): (name: LetterRouteName, params?: PathParams) => string {
  const { language } = useTexts();
  const routes = useRoutes() as unknown as Routes<LetterRouteName>;
  return useMemo(() => (name, params) => routes.pathOf(name, language, params), [routes, language]);
}
