import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { Link } from '../../components/link.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { editAddress, type ContentRow } from './pages-of.ts';

/** Leads to where a text is edited; where there is no such place its words stay. */
export function EditLink({
  row,
  language,
  className,
  label,
  children,
}: {
  row: ContentRow;
  language: Language;
  className?: string | undefined;
  /** What is read out where the words alone do not say what is edited. */
  label?: string;
  children: ReactNode;
}): ReactNode {
  const pathOf = useAdminPaths();
  const to = editAddress(row, language, pathOf);
  if (to === null) return <span className={className}>{children}</span>;
  return (
    <Link to={to} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
