import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { changedContent, containerText, contentUnit, metLock, namedUnit } from './content-unit.ts';

const contentActions = ['save', 'publish', 'schedule', 'unschedule', 'discard', 'restore', 'remove'] as const;

export const setContent = defineEndpoint({
  area: 'content',
  name: 'set-content',
  method: 'POST',
  path: '/api/cms/content/set',
  summary:
    'Changes a container of a page in one language; other languages stay as they are. A container in which nobody has written yet needs no lock',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({
    ...namedUnit,
    contentStatus: z.string().max(20).optional(),
    contentAction: z.enum(contentActions),
    /** JSON as text; absent: what was saved last. */
    containerContent: containerText.optional(),
    /**
     * The revision that the editor started from. With neither a revision nor a lock the call is refused by the declared errors, unless
     * nobody has written yet.
     */
    baseRevision: z.number().int().min(0).default(0),
    lockToken: z.string().max(60).default(''),
    publishAt: z.iso.datetime({ offset: true }).optional(),
    /** Absent: no end, and an end planned before is dropped. */
    unpublishAt: z.iso.datetime({ offset: true }).optional(),
    revision: z.number().int().min(1).optional(),
    /** False: the published translation does not say yet what the original says now; the coverage goes on naming it. */
    followsOriginal: z.boolean().optional(),
  }),
  response: contentUnit,
  errors: {
    'content-not-found': { status: 404 },
    'content-changed': { status: 409, data: changedContent },
    'content-locked': { status: 409, data: metLock },
    /** Paths of invalid parts of the container, such as `blocks.2.text`; `slug`: another page has this address. */
    'content-invalid': { status: 422, data: z.object({ paths: z.array(z.string()) }) },
  },
});
