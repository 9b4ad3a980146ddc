import { useState, type ReactNode } from 'react';
import { staffRoles } from '../../../../domain/roles.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Badge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../../parts/admin.module.css';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';
import { ActFailure } from './act-failure.tsx';
import type { Person } from '../person.ts';

export function Roles({
  person: { number, roles },
  onChanged,
}: {
  person: Person;
  onChanged: (person: Person) => void;
}): ReactNode {
  const { t } = useTexts();
  const [done, setDone] = useState('');
  const set = useSubmit('setPersonRole', {
    onDone(person, { role, granted }) {
      setDone(t(`admin.roles.${granted ? 'granted' : 'taken'}`, { role: t(`admin.roles.${role}`) }));
      onChanged(person);
    },
  });
  const busy = set.sending !== null;
  return (
    <Card className={styles.stack} data-testid="roles">
      <h2 className={styles.title}>{t('admin.roles.title')}</h2>
      <p className={styles.soft}>{t('admin.roles.text')}</p>
      {!busy && <ActFailure failure={set.failure} />}
      <div role="status">
        {done !== '' && !busy && !set.failure && <Notice kind="success">{done}</Notice>}
      </div>
      <ul>
        {staffRoles.map((role) => {
          const name = t(`admin.roles.${role}`);
          const has = roles.includes(role);
          return (
            <li key={role} className={styles.item} data-role={role}>
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
              <ConfirmedButton
                label={t(`admin.roles.${has ? 'take' : 'grant'}`)}
                spoken={t(`admin.roles.${has ? 'takeOne' : 'grantOne'}`, { role: name })}
                confirm={t(`admin.roles.${has ? 'confirmTake' : 'confirmGrant'}`)}
                busy={busy}
                onConfirm={() => void set.submit({ number, role, granted: !has })}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
