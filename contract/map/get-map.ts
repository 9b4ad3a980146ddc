import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';

const archive = {
  tiles: z.string(),
  minZoom: z.number(),
  maxZoom: z.number(),
  /** West, south, east and north in degrees. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
};

export const getMap = defineEndpoint({
  area: 'map',
  name: 'get-map',
  method: 'GET',
  path: '/api/map',
  summary: 'Returns the address of the vector tiles, or the map style that replaces them',
  access: 'public',
  writes: false,
  request: z.object({}),
  response: z.object({
    /** Template with {z}, {x} and {y}. Tiles are immutable, since changed content gets a new address. */
    tiles: z.string(),
    maxZoom: z.number(),
    /** A MapLibre style of another server that replaces ours. Null for our own. */
    styleUrl: z.string().nullable(),
    /** An archive of streets, woods and waters that is drawn on top of our own shapes. */
    streets: z.object(archive).nullable(),
    /** An archive of heights, in the terrarium encoding, that is drawn as shaded relief. */
    relief: z.object({ ...archive, tileSize: z.number() }).nullable(),
  }),
});
