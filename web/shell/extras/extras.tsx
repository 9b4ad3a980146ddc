import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useContentName } from '../../app/content-paths.ts';
import { useRoutes } from '../../app/routes-context.ts';
import { readTestId } from '../../../domain/partner-tests.ts';
import { useVisitor } from '../../features/visitor/use-visitor.ts';
import { getVisitSender } from '../../features/visitor/visit-partner.ts';
import { watchMistakes } from '../../app/errors/report-error.ts';
import { keepInputOnChunkFailure } from '../../app/chunks/keep-typed.ts';
import { useStore } from '../../app/stores/use-store.ts';
import { textKeysShown } from '../../app/texts/text-keys.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Notices } from '../notices/notices.tsx';
import type { OfficeLine } from '../../features/office/office-line.ts';
import { useScrollAfterNavigation } from '../scroll/use-scroll-after-navigation.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { EncouragementAlert } from './encouragement-alert.tsx';
import { endFirstView } from './end-first-view.ts';
import { loadPicturesToPrint } from './load-pictures-to-print.ts';
import { SharedListNotice } from './shared-list-notice.tsx';
import { registerServiceWorker } from './register-service-worker.ts';
import { useLineOfVisitor } from './use-line-of-visitor.ts';

const PageWords = lazyPart<object>(
  () => import('../header/office-panel.tsx').then(({ PageWords: Words }) => ({ default: Words })),
  'office-panel',
);
const TextKeys = lazyPart(() => import('./text-keys.tsx'), 'text-keys');
const SavedIn = lazyPart(() => import('../../features/saved-lists/saved-in.tsx'), 'saved-in');
const TestVisit = lazyPart(() => import('./test-visit.tsx'), 'test-visit');
const DebugPanel = lazyPart(() => import('./debug-panel.tsx'), 'debug-panel');

let isStarted = false;
function beginOnce(): void {
  if (isStarted) return;
  isStarted = true;
  keepInputOnChunkFailure();
  void endFirstView();
  loadPicturesToPrint();
  registerServiceWorker();
  watchMistakes();
}

export function Extras({ office }: { office: OfficeLine | null }): ReactNode {
  const { t } = useTexts();
  const encouraged = useLineOfVisitor(office);
  const { account, savedNow } = useVisitor();
  const areKeysShown = useStore(textKeysShown);
  const { pathname } = useLocation();
  const { matchPath, routeNamed } = useRoutes();
  const content = useContentName();
  useScrollAfterNavigation();
  useEffect(beginOnce, []);
  const route = matchPath(pathname)?.name;
  // Where a partner tries a link.
  const testID = readTestId(getVisitSender().subId);
  const isBare = route !== undefined && routeNamed(route).header === 'none';
  if (isBare) return null;
  const isUnderBar = route === undefined ? !content : routeNamed(route).header === 'compact';
  const isHome = route === undefined ? !content : routeNamed(route).contentGroup === 3;
  return (
    <>
      <Notices t={t} />
      {office && isUnderBar && (
        <Suspense fallback={null}>
          <PageWords />
        </Suspense>
      )}
      <SharedListNotice t={t} isHome={isHome} />
      {savedNow && (
        <Suspense fallback={null}>
          <SavedIn {...savedNow} isLow={!isHome} />
        </Suspense>
      )}
      {testID !== null && (
        <Suspense fallback={null}>
          <TestVisit testID={testID} />
        </Suspense>
      )}
      {encouraged && isHome && <EncouragementAlert t={t} line={encouraged} />}
      {areKeysShown && account?.accountPermissions['localeEditor.update'] === true && (
        <Suspense fallback={null}>
          <TextKeys />
        </Suspense>
      )}
      {account?.accountPermissions['userDebug.show'] === true && (
        <Suspense fallback={null}>
          <DebugPanel t={t} />
        </Suspense>
      )}
    </>
  );
}
