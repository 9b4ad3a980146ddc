import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LinkRulesContext } from '../link-rules.ts';
import type { MarkPart, PagePart } from '../rendered-once.tsx';
import { RoutesProvider } from '../routes-context.ts';
import { TextsProvider, type PageTexts } from '../texts-context.tsx';

/** The markup of parts by their keys, UTF-8; the server decides how much of it is kept. */
export interface PartMarkup {
  get(key: string): Uint8Array | undefined;
  set(key: string, markup: Uint8Array): void;
}

/** A page in the order of its text. What was rendered before comes as it is sent. */
export type PageText = readonly (string | Uint8Array)[];

interface Asked {
  key: string;
  part: PagePart;
}

/** React's mark of what is not there yet, or what failed. */
export const waitedFor = '<!--$!-->';

/** Nobody who writes a text of a page knows it. */
const secret = crypto.randomUUID();
/** Stands for a part, and between parts that are rendered together; no page has such an element. */
const markElement = 'x-part';
const marks = new RegExp(`<${markElement} id="${secret}:(\\d+)"></${markElement}>`);
const encoder = new TextEncoder();

/**
 * Collects the parts of one page while it is rendered, and puts them in afterwards.
 *
 * `variant` is what all parts of the page are rendered with: language, texts, host.
 */
export function createPageParts(
  kept: PartMarkup,
  variant: string,
  texts: PageTexts,
): { markPart: MarkPart; putIn(html: string): PageText } {
  const asked: Asked[] = [];

  /** All of a page lie within the same contexts. */
  function around({ routes, linkRules }: PagePart, children: ReactNode): ReactNode {
    return (
      <TextsProvider value={texts}>
        <RoutesProvider value={routes}>
          <LinkRulesContext value={linkRules}>{children}</LinkRulesContext>
        </RoutesProvider>
      </TextsProvider>
    );
  }

  /** The markup of those that are not kept yet. */
  function render(missing: readonly Asked[]): Map<Asked, Uint8Array> {
    if (missing.length === 0) return new Map();
    const together = missing.map(({ part }, index) => (
      <Fragment key={index}>
        {createElement(markElement)}
        {part.node}
      </Fragment>
    ));
    const html = renderToString(around(missing[0]!.part, together));
    if (html.includes(waitedFor)) throw new Error('A part has to be waited for.');
    const [before, ...each] = html.split(`<${markElement}></${markElement}>`);
    if (before !== '' || each.length !== missing.length)
      throw new Error('A part was not rendered by itself.');
    const made = new Map(missing.map((one, index) => [one, encoder.encode(each[index])]));
    for (const [{ key }, markup] of made) kept.set(key, markup);
    return made;
  }

  return {
    markPart(key, part) {
      const index = asked.push({ key: `${variant}\n${key}`, part }) - 1;
      return createElement(markElement, { id: `${secret}:${index}` });
    },
    putIn(html) {
      if (asked.length === 0) return [html];
      const found = asked.map(({ key }) => kept.get(key));
      const made = render(asked.filter((_, index) => found[index] === undefined));
      return html.split(marks).map((piece, index) => {
        if (index % 2 === 0) return piece;
        return found[Number(piece)] ?? made.get(asked[Number(piece)]!)!;
      });
    },
  };
}
