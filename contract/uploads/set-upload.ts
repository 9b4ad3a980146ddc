import { languages } from '../../domain/language.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { altTexts, focus, upload } from './upload.ts';

export const setUpload = defineEndpoint({
  area: 'uploads',
  name: 'set-upload',
  method: 'POST',
  path: '/api/cms/uploads/set',
  summary: 'Sets the description of a picture in the languages of the site, and the focus point of its crops',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({ uploadID: z.number().int().min(1), alt: altTexts, focus }),
  response: upload,
  errors: {
    'upload-not-found': { status: 404 },
    /** The languages offered to guests in which the description is missing. */
    'upload-not-described': { status: 422, data: z.object({ languages: z.array(z.enum(languages)) }) },
  },
});
