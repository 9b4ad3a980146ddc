import { defineEndpoint } from '../define-endpoint.ts';
import { objectNumber, optionalDate, z } from '../schema.ts';
import { changeoverErrors, changeoverNote, changeoverPlan, ownCall } from './changeover.ts';

export const setChangeoverNote = defineEndpoint({
  area: 'changeovers',
  name: 'set-changeover-note',
  method: 'POST',
  path: '/api/changeovers/note/set',
  summary: 'Saves the note for the cleaner, for one changeover or for every one of a home',
  access: { permission: 'stays.own' },
  writes: true,
  request: z.strictObject({
    ...ownCall,
    objectNumber,
    /** Empty for every changeover of the home. */
    date: optionalDate,
    /** An empty one is deleted. */
    note: changeoverNote,
  }),
  response: changeoverPlan,
  errors: { 'object-not-found': changeoverErrors['object-not-found'] },
});
