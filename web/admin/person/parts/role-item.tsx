import type { ReactNode } from 'react';
import type { staffRoles } from '../../../../domain/roles.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { useFocusOnTurn } from '../../../components/use-focus-on-turn.ts';
import styles from '../../parts/admin.module.css';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';

export function RoleItem({
  role,
  has,
  busy,
  isAsked,
  onGrant,
  onTake,
  children,
}: {
  role: (typeof staffRoles)[number];
  has: boolean;
  busy: boolean;
  /** True while `children` ask for a proof of identity to grant the role. */
  isAsked: boolean;
  onGrant: () => void;
  onTake: () => void;
  children: ReactNode;
}): ReactNode {
  const { t } = useTexts();
  const name = t(`admin.roles.${role}`);
  const place = useFocusOnTurn<HTMLLIElement>(isAsked);
  return (
    <li ref={place} className={styles.item} data-role={role}>
      <div>
        <p className={styles.badges}>
          <span className={styles.strong}>{name}</span>
          {has && (
            <Badge kind="recommendation" icon="check">
              {t('admin.roles.has')}
            </Badge>
          )}
        </p>
        <p className={styles.soft}>{t(`admin.roles.${role}Text`)}</p>
      </div>
      {has && (
        <ConfirmedButton
          label={t('admin.roles.take')}
          spoken={t('admin.roles.takeOne', { role: name })}
          confirm={t('admin.roles.confirmTake')}
          busy={busy}
          onConfirm={onTake}
        />
      )}
      {!has && !isAsked && (
        <Button
          small
          disabled={busy}
          aria-label={t('admin.roles.grantOne', { role: name })}
          onClick={onGrant}
        >
          {t('admin.roles.grant')}
        </Button>
      )}
      {!has && isAsked && children}
    </li>
  );
}
