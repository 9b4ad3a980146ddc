import type { DatabaseConnection } from '../../platform/database.ts';

export interface AuditLogDeps {
  connection: Pick<DatabaseConnection, 'db'>;
}
