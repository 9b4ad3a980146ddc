import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { api } from '../contract/api.ts';
import { endpointPaths as ofGuests } from '../web/app/api/endpoint-paths.ts';
import { endpointPaths as ofAccounts } from '../web/account/endpoint-paths.ts';
import { endpointPaths as ofActing } from '../web/features/acting/endpoint-paths.ts';
import { endpointPaths as ofAdministration } from '../web/admin/endpoint-paths.ts';
import { endpointPaths as ofApiKeys } from '../web/features/api-keys/endpoint-paths.ts';
import { endpointPaths as ofEditors } from '../web/features/content-editor/endpoint-paths.ts';
import { endpointPaths as ofLandlords } from '../web/landlord/endpoint-paths.ts';
import { endpointPaths as ofLetters } from '../web/letters/endpoint-paths.ts';
import { endpointPaths as ofMessages } from '../web/features/messages/endpoint-paths.ts';
import { endpointPaths as ofPartners } from '../web/partner/endpoint-paths.ts';
import { endpointPaths as ofProblems } from '../web/features/booking-page/problem/endpoint-paths.ts';
import { endpointPaths as ofProof } from '../web/features/proof/endpoint-paths.ts';
import { describeEndpointPaths, endpointPathFiles, neverByBrowser } from './generate-endpoint-paths.ts';

test.each([
  'guests',
  'account',
  'acting',
  'admin',
  'apiKeys',
  'editor',
  'landlord',
  'letters',
  'messages',
  'partner',
  'problem',
  'proof',
] as const)('the paths of %s describe the contract', (room) => {
  const committed = readFileSync(join(import.meta.dirname, '..', endpointPathFiles[room]), 'utf8');
  expect(committed, 'run npm run api:paths').toBe(describeEndpointPaths(room));
});

test('each call is known to guests, in one room, or to no browser', () => {
  const known = [
    ...Object.keys(ofGuests),
    ...Object.keys(ofAccounts),
    ...Object.keys(ofActing),
    ...Object.keys(ofAdministration),
    ...Object.keys(ofApiKeys),
    ...Object.keys(ofEditors),
    ...Object.keys(ofLandlords),
    ...Object.keys(ofLetters),
    ...Object.keys(ofMessages),
    ...Object.keys(ofPartners),
    ...Object.keys(ofProblems),
    ...Object.keys(ofProof),
    ...neverByBrowser,
  ];
  expect(known.sort()).toEqual(Object.keys(api).sort());
});
