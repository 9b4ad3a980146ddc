import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { OfficeLine } from './office-line.ts';

/** The way to the forms of the house; nothing on the host of a partner, who answers there. */
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
