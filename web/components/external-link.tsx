import { useContext, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { LinkRulesContext } from '../app/link-rules.ts';
import { useTexts } from '../app/texts-context.tsx';

export interface ExternalLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> {
  href: string;
}

export function ExternalLink({ href, rel = '', children, ...attributes }: ExternalLinkProps): ReactNode {
  const { t } = useTexts();
  const leadsTo = useContext(LinkRulesContext);
  const opensWindow = leadsTo?.(href).newWindow ?? true;
  return (
    <a {...attributes} href={href} rel={`noopener ${rel}`.trim()} {...(opensWindow && { target: '_blank' })}>
      {children}
      {opensWindow && <span className="visually-hidden"> ({t('shell.newWindow')})</span>}
    </a>
  );
}
