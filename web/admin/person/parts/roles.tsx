import { useState, type ReactNode } from 'react';
import { staffRoles } from '../../../../domain/roles.ts';
import { useSubmit } from '../../../app/calls/use-submit.ts';
import { useTexts } from '../../../app/texts-context.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import styles from '../../parts/admin.module.css';
import { ActFailure } from './act-failure.tsx';
import { GrantForm } from './grant-form.tsx';
import { RoleItem } from './role-item.tsx';
import type { Person } from '../person.ts';

type StaffRole = (typeof staffRoles)[number];

/** Returns true for errors that are shown next to a field. */
const isBesideField = (failure: { type: string } | null): boolean =>
  failure?.type === 'wrong-password' || failure?.type === 'second-factor-needed';

export function Roles({
  person: { number, roles, owner },
  onChanged,
}: {
  person: Person;
  onChanged: (person: Person) => void;
}): ReactNode {
  const { t } = useTexts();
  const [message, setMessage] = useState('');
  const [granting, setGranting] = useState<StaffRole | null>(null);
  const setRole = useSubmit('setPersonRole', {
    onDone(person, { role, granted }) {
      setMessage(t(`admin.roles.${granted ? 'granted' : 'taken'}`, { role: t(`admin.roles.${role}`) }));
      setGranting(null);
      onChanged(person);
    },
  });
  const busy = setRole.sending !== null;
  const askForProof = (role: StaffRole | null): void => {
    setRole.dismiss();
    setGranting(role);
  };
  return (
    <Card className={styles.stack} data-testid="roles">
      <h2 className={styles.title}>{t('admin.roles.title')}</h2>
      <p className={styles.soft}>{t('admin.roles.text')}</p>
      {!busy && !isBesideField(setRole.failure) && <ActFailure failure={setRole.failure} />}
      <div role="status">
        {message !== '' && !busy && !setRole.failure && <Notice kind="success">{message}</Notice>}
      </div>
      <ul>
        {staffRoles.map((role) => (
          <RoleItem
            key={role}
            role={role}
            has={roles.includes(role)}
            busy={busy}
            isAsked={granting === role}
            onGrant={() => askForProof(role)}
            onTake={() => void setRole.submit({ number, role, granted: false })}
          >
            <GrantForm
              owner={owner}
              busy={busy}
              failure={busy ? null : setRole.failure}
              onMended={setRole.dismiss}
              onProved={(proof) => void setRole.submit({ number, role, granted: true, ...proof })}
              onCancel={() => askForProof(null)}
            />
          </RoleItem>
        ))}
      </ul>
    </Card>
  );
}
