import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { languageCode, z } from '../schema.ts';

export const getBannerSubjects = defineEndpoint({
  area: 'partners',
  name: 'get-banner-subjects',
  method: 'POST',
  path: '/api/partner/banners/subjects',
  summary: 'Lists what picture banners can show, with their words in a language of the site',
  access: { permission: 'partners.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject({
    languageCode,
    partnerID: z.number().int().min(1),
    /** The language of the banner. */
    language: z.enum(languages),
  }),
  response: z.object({
    /** Languages in which there are banners. */
    languages: z.array(z.enum(languages)),
    subjects: z.array(
      z.object({
        kind: z.enum(['theme', 'region']),
        key: z.string(),
        name: z.string(),
        /** The alternative text of the picture. */
        alt: z.string(),
        /** The path of a region's page. Null where the partner says where the banner leads. */
        path: z.string().nullable(),
      }),
    ),
  }),
  errors: { 'partner-not-found': { status: 404 } },
});
