import type { LoaderFunctionArgs } from 'react-router';
import { loadAccountPage, type AccountPage } from '../load-account-page.ts';

export function load(args: LoaderFunctionArgs): AccountPage {
  return loadAccountPage(args, 'UserBusinessRegistration', 'join');
}
