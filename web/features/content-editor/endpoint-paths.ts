// Generated from the contract by npm run api:paths.
import type { EndpointPaths } from '../../app/api/endpoint-path.ts';

export const endpointPaths = {
  dropContentCopy: ['POST', '/api/cms/content/copy/drop'],
  getContent: ['POST', '/api/cms/content/get'],
  getContentTargets: ['POST', '/api/cms/content/targets'],
  listContentRevisions: ['POST', '/api/cms/content/revisions'],
  listContentTeasers: ['POST', '/api/cms/content/teasers'],
  listContents: ['POST', '/api/cms/content/list'],
  makeContentPreview: ['POST', '/api/cms/content/preview'],
  moveContentSchedule: ['POST', '/api/cms/content/schedule/move'],
  setContent: ['POST', '/api/cms/content/set'],
  toggleContentLock: ['POST', '/api/cms/content/locktoggle'],
} as const satisfies EndpointPaths;
