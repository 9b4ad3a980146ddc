import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { Link } from '../../components/link.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { editAddress, type ContentRow } from './pages-of.ts';

/** Leads to where a text is edited. */
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
  return (
    <Link to={editAddress(row, language, pathOf)} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
