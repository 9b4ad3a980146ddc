import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../../../domain/language.ts';
import { useTexts } from '../../app/texts-context.tsx';

/** A change of language loads a new document, since texts and language are fixed for a document. */
export function LanguageLink({
  to,
  path,
  isGuessed,
  className,
  rel,
  label,
  children,
}: {
  to: Language;
  path: string;
  /** The path is a guess: the server is asked for the right one on a click. */
  isGuessed: boolean;
  className?: string | undefined;
  rel?: string | undefined;
  label?: string;
  children: ReactNode;
}): ReactNode {
  const { language } = useTexts();
  const { pathname, search } = useLocation();
  const follow = async (event: MouseEvent): Promise<void> => {
    // With a modifier the link opens elsewhere, as links do.
    if (!isGuessed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const address = await import('./follow-language.ts').then(
      ({ addressIn }) => addressIn(to, { pathname, search, language, plain: path }),
      () => path,
    );
    window.location.assign(address);
  };
  return (
    <a
      href={path}
      hrefLang={to}
      lang={to}
      aria-label={label}
      aria-current={to === language ? 'true' : undefined}
      className={className}
      rel={rel}
      onClick={(event) => void follow(event)}
    >
      {children}
    </a>
  );
}
