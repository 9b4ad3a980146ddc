import type { LoaderFunctionArgs } from 'react-router';
import { loadTopics, type CasePage } from '../load-topics.ts';
import { loadAdminPage } from '../load-admin-page.ts';

export async function load(args: LoaderFunctionArgs): Promise<CasePage> {
  return { ...loadAdminPage(args, 'AdminSearch'), topics: await loadTopics(args, 'AdminSearch') };
}
