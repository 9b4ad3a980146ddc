import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

export const getMap = defineEndpoint({
  area: 'map',
  name: 'get-map',
  method: 'GET',
  path: '/api/map',
  summary: 'Where the vector tiles of the map are, or the style that replaces them',
  access: 'public',
  writes: false,
  request: z.object({}),
  response: z.object({
    /** Template with {z}, {x} and {y}. Tiles are immutable: changed content gets a new address. */
    tiles: z.string(),
    maxZoom: z.number(),
    /** A MapLibre style of another server, shown instead. */
    styleUrl: z.string().nullable(),
    /** A configured archive of streets, woods and waters, drawn over our own shapes. */
    streets: z
      .object({
        tiles: z.string(),
        minZoom: z.number(),
        maxZoom: z.number(),
        /** West, south, east, north in degrees. */
        bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      })
      .nullable(),
  }),
});
