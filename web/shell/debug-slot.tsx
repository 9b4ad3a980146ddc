import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../components/lazy-part.tsx';
import { useVisitor } from '../features/visitor/use-visitor.ts';

const DebugPanel = lazyPart(() => import('../features/debug/debug-panel.tsx'), 'debug-panel');

/** Shows the panel to whoever may see it, once the page is alive and has asked who that is. */
export function DebugSlot(): ReactNode {
  const { account } = useVisitor();
  if (!account?.accountPermissions['userDebug.show']) return null;
  return (
    <Suspense fallback={null}>
      <DebugPanel />
    </Suspense>
  );
}
