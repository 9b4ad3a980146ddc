import type { LoaderFunctionArgs } from 'react-router';
import { siteContext } from '../api/site-context.ts';

/** The office's phone and mail, the same for everybody. */
export interface OfficeLine {
  phone: { interact: string; display: string };
  email: string;
}

/** A site whose office cannot be read still shows its pages. */
export async function load({ context }: LoaderFunctionArgs): Promise<{ office: OfficeLine | null }> {
  try {
    const { phone, email } = await context.get(siteContext).api.call('getOfficeContact', {});
    return { office: { phone, email } };
  } catch {
    return { office: null };
  }
}
