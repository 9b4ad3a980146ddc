import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { OfficeLine } from './office-line.ts';

/** Link to the contact forms; renders nothing on a partner's host, where the partner answers. */
export function WriteLink({ className }: { className?: string | undefined }): ReactNode {
  const form = useRouteLoaderData<{ office: OfficeLine }>('root')?.office.form;
  return (
    form && (
      <a href={form.href} className={className}>
        {form.label}
      </a>
    )
  );
}
