import { createContext } from 'react';
import type { SiteLink } from '../../domain/site-link.ts';

/** Where a link to a path leads; null: every path is this site's own. */
export const LinkRulesContext = createContext<((target: string) => SiteLink) | null>(null);
