import type { ReactNode } from 'react';
import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pageMeta } from '../../app/page-head.ts';
import type { load } from './load.ts';
import { homeStyles } from '../../views/home/home-styles.ts';
import { HomeView } from '../../views/home/home-view.tsx';

export { load as loader } from './load.ts';
export const meta = pageMeta;
/** Includes the styles of the parts below the first view. */
export const handle = { styles: homeStyles };

/** Other dates of the same home affect the price box alone, so the page is not loaded again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function HomePage(): ReactNode {
  const data = useLoaderData<typeof load>();
  return <HomeView key={data.home.objectNumber} data={data} />;
}
