import type { ReactNode } from 'react';
import type { Role } from '../../../domain/roles.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Badge } from '../../components/badge.tsx';
import styles from './admin.module.css';

export function PersonBadges({
  person: { roles, suspended },
}: {
  person: { roles: readonly Role[]; suspended: boolean };
}): ReactNode {
  const { t } = useTexts();
  if (roles.length === 0 && !suspended) return null;
  return (
    <p className={styles.badges}>
      {suspended && (
        <Badge kind="discount" icon="warning">
          {t('admin.people.suspended')}
        </Badge>
      )}
      {roles.map((role) => (
        <Badge key={role}>{t(`admin.roles.${role}`)}</Badge>
      ))}
    </p>
  );
}
