import type { LoaderFunctionArgs } from 'react-router';
import { loadPartnerPage, type PartnerPage } from '../load-partner-page.ts';

export function load(args: LoaderFunctionArgs): PartnerPage {
  return loadPartnerPage(args, 'PartnerHome', 'home');
}
