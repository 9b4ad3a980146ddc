import type { ReactNode } from 'react';
import { ExternalLink } from '../../components/external-link.tsx';
import { Icon } from '../../components/icon.tsx';
import type { OfficeLine } from './office-line.ts';

interface LineLinkProps {
  line: OfficeLine;
  /** In pixels. */
  size?: number;
  className?: string | undefined;
}

export function PhoneLink({ line: { phone }, size = 18, className }: LineLinkProps): ReactNode {
  return (
    <a href={`tel:${phone.interact}`} className={className}>
      <Icon name="phone" size={size} />
      {phone.display}
    </a>
  );
}

export function MailLink({ line: { email }, size = 18, className }: LineLinkProps): ReactNode {
  const [user, host] = email.split('@');
  return (
    <a href={`mailto:${email}`} className={className}>
      <Icon name="mail" size={size} />
      {/* A long address may break after the @. */}
      <span>
        {user}@<wbr />
        {host}
      </span>
    </a>
  );
}

export function LineName({ line: { name, url } }: { line: OfficeLine }): ReactNode {
  return url ? <ExternalLink href={url}>{name}</ExternalLink> : name;
}

export function LineItems({ line }: { line: OfficeLine }): ReactNode {
  return (
    <>
      <li>
        <PhoneLink line={line} />
      </li>
      <li>
        <MailLink line={line} />
      </li>
      {line.form && (
        <li>
          <a href={line.form.href}>{line.form.label}</a>
        </li>
      )}
    </>
  );
}
