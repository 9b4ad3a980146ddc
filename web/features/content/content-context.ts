import { createContext, useContext } from 'react';
import type { ContentPage } from '../../../domain/content-page.ts';

type Targets = Pick<ContentPage, 'links' | 'pictures'>;

const TargetsContext = createContext<Targets>({ links: {}, pictures: {} });

export const TargetsProvider = TargetsContext.Provider;

export const useTargets = (): Targets => useContext(TargetsContext);
