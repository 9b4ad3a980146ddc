import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useTargets } from './content-context.ts';

/** A link of a text; if its target does not exist in this language, only its text is shown. */
export function ContentLink({
  to,
  className,
  children,
}: {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}): ReactNode {
  const href = useTargets().links[to];
  if (href === undefined) return <span className={className}>{children}</span>;
  if (/^(?:mailto|tel):/.test(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} className={className}>
      {children}
    </Link>
  );
}
