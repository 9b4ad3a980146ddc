import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { listedOwnHome, ownCall, removedHomeItem } from './own-home.ts';

export const getOwnHomes = defineEndpoint({
  area: 'homes',
  name: 'get-own-homes',
  method: 'POST',
  path: '/api/landlord/homes/list',
  summary:
    'Lists one’s own and managed homes with their state and missing facts, and those that can be restored',
  access: { permission: 'homes.own' },
  writes: false,
  onBehalf: true,
  request: z.strictObject(ownCall),
  response: z.object({
    homes: z.array(listedOwnHome),
    /** Removed homes that can be restored, the last removed first. */
    removed: z.array(removedHomeItem),
  }),
});
