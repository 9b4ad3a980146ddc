import type { Permission } from '../../../domain/permissions.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';

/**
 * Returns whether the visitor has a permission of this room. Until the visitor is known, and for staff who act for a landlord, everything is shown:
 * the calls decide.
 */
export function useMay(): (permission: Permission) => boolean {
  const { account } = useVisitor();
  const permissions = account?.accountPermissions;
  return (permission) =>
    permissions === undefined || permissions['accounts.actFor'] === true || permissions[permission] === true;
}
