import type { ReactNode } from 'react';
import type { Language } from '../../../domain/language.ts';
import { Link } from '../../components/link.tsx';
import { useAdminPaths } from '../use-admin-paths.ts';
import { editAddress, type ContentRow } from './pages-of.ts';

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
  /** Read aloud where the visible words do not say what is edited. */
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
