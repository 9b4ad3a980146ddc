import { Children, isValidElement, useEffect, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { aliveEvent, startPage, startedScriptId } from './start-scripts.ts';

type Parent = ReactElement<{ children?: ReactNode }>;
type ModulePreload = ReactElement<{ rel: 'modulepreload'; href: string }>;
type InlineScript = ReactElement<{
  type?: string;
  nonce?: string;
  dangerouslySetInnerHTML: { __html: string };
}>;

const isModulePreload = (element: ReactElement): element is ModulePreload =>
  element.type === 'link' && (element.props as { rel?: string }).rel === 'modulepreload';

const isScript = (element: ReactElement): element is InlineScript => element.type === 'script';

function flattenElements(node: ReactNode): ReactElement[] {
  if (Array.isArray(node)) return node.flatMap(flattenElements);
  if (!isValidElement(node)) return [];
  const { children } = (node as Parent).props;
  return children === undefined ? [node] : flattenElements(children);
}

/**
 * The scripts of a page. The page is readable without them, so none is requested before the first view has loaded, whereas React Router's
 * own elements request them at once.
 */
export function PageScripts(): ReactNode {
  useEffect(() => void dispatchEvent(new Event(aliveEvent)), []);
  const elements = flattenElements(Scripts({}));
  const scripts = elements.filter(isScript);
  const modules = scripts.find(({ props }) => props.type === 'module');
  // After hydration there are none.
  if (!modules) return null;
  const { nonce, dangerouslySetInnerHTML } = modules.props;
  // Only the server's HTML contains the scripts. React leaves them unchanged during hydration.
  const files = import.meta.env.SSR ? elements.filter(isModulePreload).map(({ props }) => props.href) : null;
  const starter = import.meta.env.SSR
    ? `(${startPage.toString()})(${JSON.stringify(startedScriptId)}, ${JSON.stringify(aliveEvent)})`
    : '';
  return (
    <>
      {Children.toArray(scripts.filter((script) => script !== modules))}
      <script
        id={startedScriptId}
        type="text/plain"
        nonce={nonce}
        data-files={files?.join(' ')}
        data-library={files?.find((file) => file.includes('/framework-'))}
        suppressHydrationWarning
        dangerouslySetInnerHTML={dangerouslySetInnerHTML}
      />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: starter }} />
    </>
  );
}
