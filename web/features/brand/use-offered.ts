import { useCallback } from 'react';
import { useRouteLoaderData } from 'react-router';
import { isOffered, type SiteOption } from '../../../domain/site-options.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { visitSourceStore } from '../visitor/visit-source.ts';
import type { Brand } from './brand.ts';

export function useOffered(): (option: SiteOption) => boolean {
  const brand = useRouteLoaderData<{ brand: Brand | null }>('root')?.brand ?? null;
  const sender = useStore(visitSourceStore, (source) => source?.partner ?? null);
  const partner = brand ?? sender;
  return useCallback((option) => isOffered(option, partner), [partner]);
}
