import type { Endpoint } from '../define-endpoint.ts';
import { beginPortrait } from './begin-portrait.ts';
import { beginUpload } from './begin-upload.ts';
import { listPortraits } from './list-portraits.ts';
import { listUploads } from './list-uploads.ts';
import { removePortrait } from './remove-portrait.ts';
import { removeUpload } from './remove-upload.ts';
import { setUpload } from './set-upload.ts';

export const uploadsEndpoints = {
  beginPortrait,
  beginUpload,
  listPortraits,
  listUploads,
  removePortrait,
  removeUpload,
  setUpload,
} as const satisfies Record<string, Endpoint>;
