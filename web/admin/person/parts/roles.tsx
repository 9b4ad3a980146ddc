import type { ReactNode } from 'react';
import { staffRoles } from '../../../../domain/roles.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import styles from '../../parts/admin.module.css';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { ActFailure } from './act-failure.tsx';
import type { Person } from '../person-view.tsx';

/** What somebody of the staff may do, to grant and to take. */
export function Roles({
  person: { number, roles },
  onChanged,
}: {
  person: Person;
  onChanged: (person: Person) => void;
}): ReactNode {
  const { t } = useTexts();
  const set = useSubmit('setPersonRole', { onDone: (person) => onChanged(person) });
  const busy = set.sending !== null;
  return (
    <Card className={styles.stack} data-testid="roles">
      <h2 className={styles.title}>{t('admin.roles.title')}</h2>
      <p className={styles.soft}>{t('admin.roles.text')}</p>
      {!busy && <ActFailure failure={set.failure} />}
      <ul>
        {staffRoles.map((role) => {
          const name = t(`admin.roles.${role}`);
          return (
            <li key={role} className={styles.item} data-role={role}>
              <div>
                <p className={styles.badges}>
                  <span className={styles.strong}>{name}</span>
                  {roles.includes(role) && (
                    <Badge kind="recommendation" icon="check">
                      {t('admin.roles.has')}
                    </Badge>
                  )}
                </p>
                <p className={styles.soft}>{t(`admin.roles.${role}Text`)}</p>
              </div>
              {roles.includes(role) ? (
                <ConfirmedButton
                  label={t('admin.roles.take')}
                  spoken={t('admin.roles.takeOne', { role: name })}
                  confirm={t('admin.roles.confirmTake')}
                  busy={busy}
                  onConfirm={() => void set.submit({ number, role, granted: false })}
                />
              ) : (
                <Button
                  small
                  disabled={busy}
                  aria-label={t('admin.roles.grantOne', { role: name })}
                  onClick={() => void set.submit({ number, role, granted: true })}
                >
                  {t('admin.roles.grant')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
