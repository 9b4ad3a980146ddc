import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import type { load } from './load.ts';

export { load as loader } from './load.ts';
export const meta = pageMeta;

export default function EmptyPage(): ReactNode {
  const { texts } = useLoaderData<typeof load>();
  return <h1 className="visually-hidden">{texts.heading}</h1>;
}
