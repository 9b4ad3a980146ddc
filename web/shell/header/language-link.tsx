import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../../../domain/language.ts';
import { useTexts } from '../../app/texts-context.tsx';

/** Changes the language by loading a new document, since texts and language are fixed for a document. */
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
  /** True if the path is a guess, so that a click requests the right one from the server. */
  isGuessed: boolean;
  className?: string | undefined;
  rel?: string | undefined;
  label?: string;
  children: ReactNode;
}): ReactNode {
  const { language } = useTexts();
  const { pathname, search } = useLocation();
  const follow = async (event: MouseEvent): Promise<void> => {
    // With a modifier key the link opens in a new tab or window.
    if (!isGuessed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const address = await import('./follow-language.ts').then(
      ({ addressIn }) => addressIn(to, { pathname, search, language, plainPath: path }),
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
