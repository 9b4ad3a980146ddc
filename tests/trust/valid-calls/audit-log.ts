import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const auditLogCalls: ValidCalls<CallsOf<'audit-log'>> = { listAuditEntries: () => ({}) };
