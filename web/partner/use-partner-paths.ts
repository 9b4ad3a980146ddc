import { useMemo } from 'react';
import type { PartnerRouteName } from '../../domain/partner-routes.ts';
import type { Routes } from '../../domain/routes.ts';
import { useRoutes } from '../app/routes-context.ts';
import { useTexts } from '../app/texts-context.tsx';

export function usePartnerPaths(): (name: PartnerRouteName) => string {
  const { language } = useTexts();
  const routes = useRoutes() as unknown as Routes<PartnerRouteName>;
  return useMemo(() => (name) => routes.pathOf(name, language), [routes, language]);
}
