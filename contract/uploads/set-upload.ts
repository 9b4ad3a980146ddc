import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { altTexts, crop, focus, folder, upload } from './upload.ts';

export const setUpload = defineEndpoint({
  area: 'uploads',
  name: 'set-upload',
  method: 'POST',
  path: '/api/cms/uploads/set',
  summary:
    'Sets the description of a picture in the languages of the site, the part that pages show, its focus point and its folder',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({
    uploadID: z.number().int().min(1),
    alt: altTexts,
    focus,
    /** Null to show the whole picture. Unchanged if absent. */
    crop: crop.nullable().optional(),
    /** Unchanged if absent. */
    folder: folder.optional(),
  }),
  response: upload,
  errors: {
    'upload-not-found': { status: 404 },
    /** The languages offered to guests in which the description is missing. */
    'upload-not-described': { status: 422, data: z.object({ languages: z.array(z.enum(languages)) }) },
  },
});
