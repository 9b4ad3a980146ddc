import type { LoaderFunctionArgs } from 'react-router';
import { loadAdminPage } from '../load-admin-page.ts';
import { loadTopics, type CasePage } from '../load-topics.ts';

export async function load(args: LoaderFunctionArgs): Promise<CasePage> {
  return { ...loadAdminPage(args, 'AdminWaiting'), topics: await loadTopics(args, 'AdminWaiting') };
}
