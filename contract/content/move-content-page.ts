import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { pageErrors, pageSlug, parentPage } from './content-page.ts';
import { contentPageName, metLock } from './content-unit.ts';

export const moveContentPage = defineEndpoint({
  area: 'content',
  name: 'move-content-page',
  method: 'POST',
  path: '/api/cms/page/move',
  summary:
    'Puts a page below another one, or changes the end of its addresses; the earlier addresses lead to it',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({
    page: contentPageName,
    parent: parentPage,
    /** The new last segments of the page's addresses. Languages that are not named keep theirs. */
    slugs: z.partialRecord(z.enum(languages), pageSlug).default({}),
  }),
  response: z.object({}),
  errors: {
    ...pageErrors,
    'content-not-found': { status: 404 },
    /** A page of the site, whose address does not change. */
    'page-fixed': { status: 409 },
    'content-locked': { status: 409, data: metLock },
    /** A text with the old address is scheduled in these languages. */
    'content-scheduled': { status: 409, data: z.object({ languages: z.array(z.enum(languages)) }) },
  },
});
