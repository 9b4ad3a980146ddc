import { Suspense, useState, type ReactNode } from 'react';
import type { ContentHead } from '../../../domain/content-page.ts';
import type { Language } from '../../../domain/language.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import type { LiveContent } from '../content/live-content.ts';
import { useVisitor } from '../visitor/use-visitor.ts';

const PageEditor = lazyPart(() => import('./page-editor.tsx'), 'page-editor');

/** A page whose text can be edited where it stands. */
export interface EditablePage {
  /** Its name in the database. */
  page: string;
  language: Language;
  targets: { links: Readonly<Record<string, string>>; pictures: Readonly<Record<string, string>> };
  live: LiveContent | null;
  /** The page around its blocks, as readers see it. */
  frame: (head: ContentHead, blocks: ReactNode) => ReactNode;
  /** The page as readers see it. */
  children: ReactNode;
}

/**
 * Shows a page, and to those who may edit it the way to do so: only their browsers load the editor, once it is known who they
 * are. The server's HTML is the same for all.
 */
export function Editable(editable: EditablePage): ReactNode {
  const { account } = useVisitor();
  const [editing, setEditing] = useState<Language | null>(null);
  const mayEdit = account?.accountPermissions['content.update'] === true;
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
