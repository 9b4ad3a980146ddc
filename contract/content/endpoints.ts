import type { Endpoint } from '../define-endpoint.ts';
import { dropContentCopy } from './drop-content-copy.ts';
import { getContent } from './get-content.ts';
import { getContentTargets } from './get-content-targets.ts';
import { listContentRevisions } from './list-content-revisions.ts';
import { listContentTeasers } from './list-content-teasers.ts';
import { listContents } from './list-contents.ts';
import { makeContentPreview } from './make-content-preview.ts';
import { moveContentSchedule } from './move-content-schedule.ts';
import { setContent } from './set-content.ts';
import { toggleContentLock } from './toggle-content-lock.ts';

export const contentEndpoints = {
  dropContentCopy,
  getContent,
  getContentTargets,
  listContentRevisions,
  listContents,
  listContentTeasers,
  makeContentPreview,
  moveContentSchedule,
  setContent,
  toggleContentLock,
} as const satisfies Record<string, Endpoint>;
