import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import { EditorsPage } from '../editors/editors-page.tsx';
import type { load } from './load.ts';
import { Reviews } from './reviews.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
export { adminHandle as handle } from '../admin-room.ts';

export default function AdminReviewsPage(): ReactNode {
  const page = useLoaderData<typeof load>();
  return (
    <EditorsPage page={page} name="reviews">
      {() => <Reviews />}
    </EditorsPage>
  );
}
