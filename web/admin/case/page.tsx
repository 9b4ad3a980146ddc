import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Gate } from '../parts/gate.tsx';
import { CaseView } from './case-view.tsx';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { adminHandle as handle } from '../admin-room.ts';

export default function AdminCasePage(): ReactNode {
  const { t } = useTexts();
  const page = useLoaderData<typeof load>();
  const number = Number(page.params['caseNumber']);
  return (
    <Gate page={page} permission="office.update" title={t('admin.cases.one')}>
      {() => <CaseView key={number} number={number} topics={page.topics} />}
    </Gate>
  );
}
