import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { AuditLogDeps } from './audit-log-context.ts';
import { auditLogCalls } from './calls.generated.ts';

/** Shows what the staff did in all areas on one page. */
export function createAuditLog(deps: AuditLogDeps): { readonly module: AreaModule } {
  return { module: { name: 'audit-log', endpoints: bindArea(auditLogCalls, deps) } };
}
