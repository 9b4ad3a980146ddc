import { languages } from '../../domain/language.ts';
import { slugMax, slugPattern } from '../../domain/page-slug.ts';
import { z } from '../schema.ts';
import { contentPageName } from './content-unit.ts';

/** The parent of a page. Null for pages at the top. */
export const parentPage = contentPageName.nullable();

/** The last part of an address. */
export const pageSlug = z.string().regex(slugPattern).max(slugMax);

/**
 * `missing`: the parent does not exist or cannot have children. `itself`: the parent is the page or one of its
 * descendants. `deep`: the page tree would become too deep.
 */
const parentReason = z.enum(['missing', 'itself', 'deep']);

export const pageErrors = {
  'parent-invalid': { status: 422, data: z.object({ reason: parentReason }) },
  /** Another page, the catalogue or the site itself has the address in these languages. */
  'address-taken': { status: 422, data: z.object({ languages: z.array(z.enum(languages)) }) },
} as const;
