import { createContext } from 'react';
import type { SiteLink } from '../../domain/site-link.ts';

/** Returns where a link to a path leads; null if every path belongs to this site. */
export const LinkRulesContext = createContext<((target: string) => SiteLink) | null>(null);
