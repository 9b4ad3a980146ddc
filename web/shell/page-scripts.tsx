import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

type Parent = ReactElement<{ children?: ReactNode }>;

const isModulePreload = (element: ReactElement): element is ReactElement<{ fetchPriority?: 'low' }> =>
  element.type === 'link' && (element.props as { rel?: string }).rel === 'modulepreload';

function lowerPriority(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement(child)) return child;
    if (isModulePreload(child)) return cloneElement(child, { fetchPriority: 'low' });
    const { children } = (child as Parent).props;
    return children === undefined ? child : cloneElement(child as Parent, {}, lowerPriority(children));
  });
}

/**
 * The scripts of a page. It can be read without them, so they come after its styles, fonts and first
 * picture; React Router itself asks for them as if they came first.
 */
export function PageScripts(): ReactNode {
  return lowerPriority(Scripts({}));
}
