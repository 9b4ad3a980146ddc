import type { Endpoint } from '../define-endpoint.ts';
import { exportTexts } from './export-texts.ts';
import { importTexts } from './import-texts.ts';
import { listTextRevisions } from './list-text-revisions.ts';
import { listTexts } from './list-texts.ts';
import { setText } from './set-text.ts';

export const textsEndpoints = {
  exportTexts,
  importTexts,
  listTextRevisions,
  listTexts,
  setText,
} as const satisfies Record<string, Endpoint>;
