import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { Gate } from '../parts/gate.tsx';
import { readPerson } from '../records/person-path.ts';
import { PersonRecordView } from '../records/person-record.tsx';
import styles from '../records/records.module.css';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { adminHandle as handle } from '../admin-room.ts';

/** Shows a person without an account, identified by a booking, case or voucher. */
export default function AdminGuestPage(): ReactNode {
  const { t } = useTexts();
  const page = useLoaderData<typeof load>();
  const [params] = useSearchParams();
  const of = readPerson(params);
  return (
    <Gate page={page} permission="office.update" title={t('records.person.title')}>
      {() => (
        <div className={`container ${styles.page}`}>
          {of === null ? (
            <>
              <h1>{t('records.person.title')}</h1>
              <Notice kind="warning">{t('records.person.missing')}</Notice>
            </>
          ) : (
            <PersonRecordView key={`${of.source}${of.number}`} of={of} topics={page.topics.names} />
          )}
        </div>
      )}
    </Gate>
  );
}
