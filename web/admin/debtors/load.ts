import type { LoaderFunctionArgs } from 'react-router';
import { loadAdminPage, type AdminPage } from '../load-admin-page.ts';

export function load(args: LoaderFunctionArgs): AdminPage {
  return loadAdminPage(args, 'AdminDebtors');
}
