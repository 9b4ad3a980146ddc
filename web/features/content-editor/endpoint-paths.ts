// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../../app/api/endpoint-path.ts';

export const endpointPaths = {
  beginPortrait: ['POST', '/api/office/portraits/begin'],
  beginUpload: ['POST', '/api/cms/uploads/begin'],
  dropContentCopy: ['POST', '/api/cms/content/copy/drop'],
  getContent: ['POST', '/api/cms/content/get'],
  getContentTargets: ['POST', '/api/cms/content/targets'],
  getOffers: ['GET', '/api/offer'],
  listAgencies: ['GET', '/api/agency'],
  listContentRevisions: ['POST', '/api/cms/content/revisions'],
  listContentTeasers: ['POST', '/api/cms/content/teasers'],
  listContents: ['POST', '/api/cms/content/list'],
  listPortraits: ['POST', '/api/office/portraits/list'],
  listTeasers: ['GET', '/api/location/teasers'],
  listUploads: ['POST', '/api/cms/uploads/list'],
  makeContentPreview: ['POST', '/api/cms/content/preview'],
  moveContentSchedule: ['POST', '/api/cms/content/schedule/move'],
  removePortrait: ['POST', '/api/office/portraits/remove'],
  removeUpload: ['POST', '/api/cms/uploads/remove'],
  setContent: ['POST', '/api/cms/content/set'],
  setUpload: ['POST', '/api/cms/uploads/set'],
  toggleContentLock: ['POST', '/api/cms/content/locktoggle'],
} as const satisfies EndpointPaths;
