import { useContext, type ComponentProps, type ReactNode } from 'react';
import { createPath, Link as RouterLink, type LinkProps } from 'react-router';
import { LeavesRoomContext } from '../app/routes-context.ts';
import { LinkRulesContext } from '../app/link-rules.ts';
import { ExternalLink } from './external-link.tsx';

export type { LinkProps };

export function Link({ to, ...rest }: LinkProps): ReactNode {
  const leadsTo = useContext(LinkRulesContext);
  const leavesRoom = useContext(LeavesRoomContext);
  const link = leadsTo?.(typeof to === 'string' ? to : createPath(to));
  const target = link?.leaves ? link.href : to;
  if (typeof target === 'string' && /^(?:https?:)?\/\//i.test(target)) {
    return <ExternalLink href={target} {...toAnchorProps(rest)} />;
  }
  if (import.meta.env.SSR && isWholePath(target)) return <StaticLink to={target} {...rest} />;
  // The browser has the routes of one room only, so a page of another room is another document.
  const isElsewhere = leavesRoom?.(typeof target === 'string' ? target : createPath(target)) === true;
  return <RouterLink to={target} {...(isElsewhere && { reloadDocument: true })} {...rest} />;
}

/** True for a string that needs no resolving. */
const isWholePath = (to: LinkProps['to']): to is string =>
  typeof to === 'string' && to.startsWith('/') && !to.includes('//') && !to.includes('/.');

/**
 * Renders the HTML of React Router's link. The original resolves the path, reads five contexts and prepares click handlers, which took a
 * fifth of the server's time for a list: a page has more than a hundred links.
 */
function StaticLink({ to, discover = 'render', target, children, ...rest }: LinkProps): ReactNode {
  return (
    <a
      {...toAnchorProps(rest)}
      href={to as string}
      target={target}
      data-discover={discover === 'render' ? 'true' : undefined}
    >
      {children}
    </a>
  );
}

function toAnchorProps<Given extends Omit<LinkProps, 'to'>>({
  discover: _discover,
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  target: _target,
  ...attributes
}: Given): ComponentProps<'a'> {
  return attributes;
}
