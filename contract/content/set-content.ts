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
    'Changes a container of a page in one language; other languages are not affected. A container without any text needs no lock',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({
    ...namedUnit,
    contentStatus: z.string().max(20).optional(),
    contentAction: z.enum(contentActions),
    /** JSON as text. The last saved text is used if absent. */
    containerContent: containerText.optional(),
    /**
     * The revision that the change is based on. Without a revision and a lock the call only succeeds for a unit
     * without any text.
     */
    baseRevision: z.number().int().min(0).default(0),
    lockToken: z.string().max(60).default(''),
    publishAt: z.iso.datetime({ offset: true }).optional(),
    /** If absent, the text has no end date, and an existing end date is removed. */
    unpublishAt: z.iso.datetime({ offset: true }).optional(),
    revision: z.number().int().min(1).optional(),
    /**
     * False if the published translation does not match the current original yet. It is then still reported as
     * outdated.
     */
    followsOriginal: z.boolean().optional(),
  }),
  response: contentUnit,
  errors: {
    'content-not-found': { status: 404 },
    'content-changed': { status: 409, data: changedContent },
    'content-locked': { status: 409, data: metLock },
    /** The caller can publish this text once somebody else has approved it. */
    'approval-missing': { status: 409 },
    /**
     * Paths of invalid parts of the container, such as `blocks.2.text`. `slug` means that another page has this
     * address, `required` that the law requires the page.
     */
    'content-invalid': { status: 422, data: z.object({ paths: z.array(z.string()) }) },
  },
});
