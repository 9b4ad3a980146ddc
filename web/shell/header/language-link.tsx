import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../../../domain/language.ts';
import { useTexts } from '../../app/texts-context.tsx';

/** The page in each language. */
export interface LanguageLinks {
  paths: Readonly<Record<Language, string>>;
  /** Languages whose path is a guess: the page does not know its own one there. */
  guessed: readonly Language[];
}

/** A change of language loads a new document, since texts and language hold for a whole one. */
export function LanguageLink({
  links: { paths, guessed },
  to,
  className,
  rel,
  label,
  children,
}: {
  links: LanguageLinks;
  to: Language;
  className?: string | undefined;
  rel?: string | undefined;
  label?: string;
  children: ReactNode;
}): ReactNode {
  const { language } = useTexts();
  const { pathname, search } = useLocation();
  const plain = paths[to];
  const follow = async (event: MouseEvent): Promise<void> => {
    // With a modifier the link opens elsewhere, as links do.
    if (!guessed.includes(to) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const address = await import('./follow-language.ts').then(
      ({ addressIn }) => addressIn(to, { pathname, search, language, plain }),
      () => plain,
    );
    window.location.assign(address);
  };
  return (
    <a
      href={plain}
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
