import { recordLag } from './in-step.ts';
import type { StaffSession } from './staff-session.ts';
import { call, type Visit } from './visit.ts';

/** A text of the start page. */
const textKey = 'home.regions';
/** A page of content, with its German address. */
const contentPage = { page: 'about', language: 'de', path: '/das_beste_an_feriola/' } as const;

/** Publishes one change after the other, which every node has to show at once. */
interface Editing {
  /** Publishes words. Returns the status of the call that was refused, null once the words are published. */
  publish(jwt: string, words: string): Promise<number | null>;
}

/** An editor who changes texts and content in turn. A visit resolves to null while the one before is under way. */
export function createEdits(
  visit: Visit,
  session: StaffSession,
): Record<'edit', () => Promise<boolean | null>> {
  const text = editText(visit);
  const content = editContent(visit);
  let number = 0;
  let isUnderWay = false;

  async function edit(): Promise<boolean> {
    const jwt = await session.token();
    if (jwt === null) return false;
    number += 1;
    const [what, path, editing] =
      number % 2 === 0 ? (['text', '/', text] as const) : (['content', contentPage.path, content] as const);
    const published = number;
    const refusal = await editing.publish(jwt, numberedWords(published));
    if (refusal !== null) return session.refused(refusal);
    void recordLag(visit, what, path, async (page) => shownNumber(await page.text()) >= published);
    return true;
  }

  return {
    async edit() {
      if (isUnderWay) return null;
      isUnderWay = true;
      return edit().finally(() => (isUnderWay = false));
    },
  };
}

/** Words with consecutive numbers, of which later ones replace earlier ones. */
const numberedWords = (number: number): string => `Beliebte Regionen (${number})`;
const shownNumber = (html: string): number => Number(/Beliebte Regionen \((\d+)\)/.exec(html)?.[1] ?? 0);

/** A call without an answer counts as one that was refused. */
const noAnswer = 0;

function editText(visit: Visit): Editing {
  /** The revision of the text that was saved last. Null if that is unknown. */
  let revision: number | null = null;
  return {
    async publish(jwt, words) {
      if (revision === null) {
        const found = await call(visit, 'listTexts', { jwt, query: textKey });
        const row = found?.data?.texts.find(({ key }) => key === textKey);
        if (!row) return found?.status ?? noAnswer;
        revision = row.languages.de?.revision ?? 0;
      }
      const change = { language: 'de' as const, key: textKey, text: words, revision };
      const saved = await call(visit, 'setText', { jwt, ...change });
      revision = saved?.data?.revision ?? null;
      return saved?.data ? null : (saved?.status ?? noAnswer);
    },
  };
}

function editContent(visit: Visit): Editing {
  return {
    async publish(jwt, words) {
      const { page, language } = contentPage;
      const unit = { jwt, page, language };
      const locked = await call(visit, 'toggleContentLock', { ...unit, toggleState: 'takeover' });
      if (!locked?.data) return locked?.status ?? noAnswer;
      const current = await call(visit, 'getContent', { ...unit, previewDraft: 'Y' });
      if (!current?.data) return current?.status ?? noAnswer;
      const published = await call(visit, 'setContent', {
        ...{ jwt, contentID: locked.data.contentID, lockToken: locked.data.lockToken },
        ...{ contentAction: 'publish', baseRevision: current.data.revision },
        containerContent: blocksWith(words),
      });
      return published?.data ? null : (published?.status ?? noAnswer);
    },
  };
}

const blocksWith = (words: string): string =>
  JSON.stringify({
    version: 1,
    blocks: [
      { id: 'head', kind: 'head', title: words, description: 'Was uns ausmacht.' },
      {
        ...{ id: 'text', kind: 'text' },
        text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
      },
    ],
  });
