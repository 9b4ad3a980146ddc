import type { ReactNode } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { EditorsPage } from '../editors/editors-page.tsx';
import { Coverage } from './coverage-table.tsx';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { adminHandle as handle } from '../admin-room.ts';

export default function AdminCoveragePage(): ReactNode {
  const page = useLoaderData<typeof load>();
  const [params] = useSearchParams();
  // A text that is open here belongs to the pages, whichever list led to it.
  const isTextOpen = params.has('edit');
  return (
    <EditorsPage page={page} name={isTextOpen ? 'pages' : 'coverage'} hasLead={!isTextOpen}>
      {() => <Coverage />}
    </EditorsPage>
  );
}
