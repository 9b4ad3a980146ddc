import { createContext, useContext } from 'react';
import type { ContentPage } from '../../../domain/content-page.ts';

/** Where the links of the page lead and where its pictures lie. */
type Targets = Pick<ContentPage, 'links' | 'pictures'>;

const TargetsContext = createContext<Targets>({ links: {}, pictures: {} });

export const TargetsProvider = TargetsContext.Provider;

export const useTargets = (): Targets => useContext(TargetsContext);
