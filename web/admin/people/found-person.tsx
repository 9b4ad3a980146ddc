import type { ReactNode } from 'react';
import type { Api } from '../../../contract/api.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Link } from '../../components/link.tsx';
import styles from '../parts/admin.module.css';
import { PersonBadges } from '../parts/person-badges.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';

type FoundPersonRow = ResponseOf<Api['findPeople']>['people'][number];

export function FoundPerson({ person }: { person: FoundPersonRow }): ReactNode {
  const { t, format } = useTexts();
  const buildPath = useAdminPaths();
  const { number, email, firstName, lastName, lastLoginAt } = person;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <li className={styles.item}>
      <div>
        <Link className={styles.name} to={buildPath('AdminPerson', { accountNumber: String(number) })}>
          {name === '' ? email : name}
        </Link>
        <p className={styles.soft}>
          {name !== '' && `${email} · `}
          {lastLoginAt === null
            ? t('admin.people.never')
            : t('admin.people.lastLogin', { moment: format.moment(lastLoginAt) })}
        </p>
      </div>
      <PersonBadges person={person} />
    </li>
  );
}
