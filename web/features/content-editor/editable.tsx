import { Suspense, useState, type ReactNode } from 'react';
import type { ContentHead } from '../../../domain/content-page.ts';
import type { Language } from '../../../domain/language.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import type { LiveContent } from '../content/live-content.ts';
import { useVisitor } from '../visitor/use-visitor.ts';

const PageEditor = lazyPart(() => import('./page-editor.tsx'), 'page-editor');

export interface EditablePage {
  page: string;
  language: Language;
  targets: { links: Readonly<Record<string, string>>; pictures: Readonly<Record<string, string>> };
  live: LiveContent | null;
  frame: (head: ContentHead, blocks: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Shows a page, and an edit button to visitors who may edit it. Only their browsers load the editor, once the visitor is known; the
 * server's HTML is the same for all.
 */
export function Editable(editable: EditablePage): ReactNode {
  const { account } = useVisitor();
  const [editing, setEditing] = useState<Language | null>(null);
  // Within a frame the page is a preview of the editor, so it has no edit button.
  const mayEdit = account?.accountPermissions['content.update'] === true && window.top === window.self;
  return (
    <>
      {(editing === null || !mayEdit) && editable.children}
      {mayEdit && (
        <Suspense>
          <PageEditor editable={editable} editing={editing} onEditing={setEditing} />
        </Suspense>
      )}
    </>
  );
}
