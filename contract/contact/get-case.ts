import { defineEndpoint } from '../define-endpoint.ts';
import { z } from '../schema.ts';
import { caseDetail, caseNotFound } from './case.ts';

export const getCase = defineEndpoint({
  area: 'contact',
  name: 'get-case',
  method: 'POST',
  path: '/api/admin/cases/get',
  summary: 'Returns a case with its whole correspondence',
  access: { permission: 'office.update' },
  writes: false,
  limit: { perMinute: 120, by: 'account' },
  request: z.strictObject({ caseNumber: z.number().int().min(1).max(1e12) }),
  response: caseDetail,
  errors: caseNotFound,
});
