import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { metLock, namedUnit } from './content-unit.ts';

export const toggleContentLock = defineEndpoint({
  area: 'content',
  name: 'toggle-content-lock',
  method: 'POST',
  path: '/api/cms/content/locktoggle',
  summary:
    'Acquires, extends, releases or takes over the lock of a container; it expires after 120 seconds and should be extended every 30',
  access: { permission: 'content.update' },
  writes: true,
  request: z.strictObject({
    ...namedUnit,
    toggleState: z.enum(['lock', 'unlock', 'takeover']),
    /** The caller's own lock, to extend or release it. */
    lockToken: z.string().max(60).default(''),
  }),
  response: z.object({
    contentID: z.number(),
    /** Empty after a release. */
    lockToken: z.string(),
    lockedBy: z.string(),
    expiresAt: z.string(),
  }),
  errors: {
    'content-not-found': { status: 404 },
    'content-locked': { status: 409, data: metLock },
  },
});
