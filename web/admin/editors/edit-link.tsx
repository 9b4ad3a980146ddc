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
  /** Accessible label, for links whose visible text does not say what is edited. */
  label?: string;
  children: ReactNode;
}): ReactNode {
  const buildPath = useAdminPaths();
  return (
    <Link to={editAddress(row, language, buildPath)} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
