import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { Gate } from '../parts/gate.tsx';
import { PersonRecordView } from '../records/person-record.tsx';
import styles from '../records/records.module.css';
import type { load } from './load.ts';
import { PersonView } from './person-view.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { adminHandle as handle } from '../admin-room.ts';

export default function AdminPersonPage(): ReactNode {
  const { t } = useTexts();
  const page = useLoaderData<typeof load>();
  const { account } = useVisitor();
  const number = Number(page.params['accountNumber']);
  const mayManage = account?.accountPermissions['accounts.update'] === true;
  // Numbers that no account can have need no request.
  const isPossible = number >= 1 && number <= 2_000_000_000;
  return (
    <Gate page={page} permission="office.update" title={t('admin.person.title')}>
      {() => (
        <>
          {(mayManage || !isPossible) && <PersonView key={number} number={number} />}
          {isPossible && (
            <div className={`container ${styles.page}`}>
              <PersonRecordView
                key={number}
                of={{ source: 'account', number }}
                topics={page.topics.names}
                isNamedAbove={mayManage}
              />
            </div>
          )}
        </>
      )}
    </Gate>
  );
}
