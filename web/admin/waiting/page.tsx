import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { Gate } from '../parts/gate.tsx';
import type { load } from './load.ts';
import { Start } from './start.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { adminHandle as handle } from '../admin-room.ts';

export default function AdminWaitingPage(): ReactNode {
  const { t } = useTexts();
  const page = useLoaderData<typeof load>();
  return (
    <Gate page={page} permission="work.see" title={t('admin.start.title')}>
      {() => <Start topics={page.topics.names} />}
    </Gate>
  );
}
