import type { ReactNode } from 'react';
import { useTexts } from '../../../app/texts-context.tsx';
import type { Permission } from '../../../../domain/permissions.ts';
import { Card } from '../../../components/card.tsx';
import { useVisitor } from '../../../features/visitor/use-visitor.ts';
import styles from '../../parts/account.module.css';

/** Ways to what somebody looks after beside their own account; nothing for who has no such rights. */
export function StaffLinks({
  links,
}: {
  links: readonly { name: string; permission: Permission; path: string }[];
}): ReactNode {
  const { t } = useTexts();
  const { account } = useVisitor();
  const open = links.filter(({ permission }) => account?.accountPermissions[permission] === true);
  if (open.length === 0) return null;
  return (
    <Card data-testid="staff-links">
      {/* Another room, and so another document. */}
      <p className={styles.links}>
        {open.map(({ name, path }) => (
          <a key={name} href={path}>
            {t(`account.home.${name}`)}
          </a>
        ))}
      </p>
      {open.some(({ name }) => name === 'people') && (
        <p className={styles.soft}>{t('account.home.peopleText')}</p>
      )}
    </Card>
  );
}
