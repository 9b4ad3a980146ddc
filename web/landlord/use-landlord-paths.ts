import { useMemo } from 'react';
import type { LandlordRouteName } from '../../domain/landlord-routes.ts';
import type { PathParams, Routes } from '../../domain/routes.ts';
import { useRoutes } from '../app/routes-context.ts';
import { useTexts } from '../app/texts-context.tsx';

export function useLandlordPaths(): (name: LandlordRouteName, params?: PathParams) => string {
  const { language } = useTexts();
  const routes = useRoutes() as unknown as Routes<LandlordRouteName>;
  return useMemo(() => (name, params) => routes.pathOf(name, language, params), [routes, language]);
}
