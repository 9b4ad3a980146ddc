import { useContext, type ReactNode } from 'react';
import { createPath, Link as RouterLink, type LinkProps } from 'react-router';
import { LinkRulesContext } from '../shell/link-rules.ts';

export type { LinkProps };

/** A link to a page: it leads to the reseller's site where that page is not shown here. */
export function Link({ to, ...rest }: LinkProps): ReactNode {
  const leadsTo = useContext(LinkRulesContext);
  const link = leadsTo?.(typeof to === 'string' ? to : createPath(to));
  return <RouterLink to={link?.leaves ? link.href : to} {...rest} />;
}
