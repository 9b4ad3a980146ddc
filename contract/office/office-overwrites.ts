import { catalogueRoutes } from '../../domain/catalogue-routes.ts';
import { languages } from '../../domain/language.ts';
import { servedRoutes } from '../../domain/site-routes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { officeOverwrites } from './office-contact.ts';

const pageNames: ReadonlySet<string> = new Set([...servedRoutes.map(({ name }) => name), ...catalogueRoutes]);

/** Maximum length of one text in characters. */
const textMax = 400;

export const getOfficeOverwrites = defineEndpoint({
  area: 'office',
  name: 'get-office-overwrites',
  method: 'POST',
  path: '/api/office/overwrites/get',
  summary: 'Returns the office texts that replace the default ones on single pages',
  access: 'public',
  writes: false,
  request: z.strictObject({}),
  response: z.object({ overwriteTranslation: officeOverwrites }),
});

export const setOfficeOverwrites = defineEndpoint({
  area: 'office',
  name: 'set-office-overwrites',
  method: 'POST',
  path: '/api/office/overwrites/set',
  summary: 'Changes the office texts of single pages; an empty text restores the default',
  access: { permission: 'office.update' },
  writes: true,
  request: z.strictObject({
    updateData: z.strictObject({
      overwriteTranslation: z.record(
        z.string().refine((name) => pageNames.has(name), 'page'),
        z.partialRecord(z.enum(languages), z.string().trim().max(textMax)),
      ),
    }),
  }),
  response: z.object({ overwriteTranslation: officeOverwrites }),
});
