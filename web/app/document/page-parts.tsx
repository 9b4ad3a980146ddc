import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { LinkRulesContext } from '../link-rules.ts';
import type { MarkPart, PagePart } from '../rendered-once.tsx';
import { RoutesProvider } from '../routes-context.ts';
import { TextsProvider, type PageTexts } from '../texts-context.tsx';

/** Cache of rendered parts by key, as UTF-8; the server decides its size. */
export interface PartMarkup {
  get(key: string): Uint8Array | undefined;
  set(key: string, markup: Uint8Array): void;
}

/** A page in document order; cached parts are bytes. */
export type PageText = readonly (string | Uint8Array)[];

interface PartRequest {
  key: string;
  part: PagePart;
}

/** React's marker of a suspended or failed boundary. */
export const suspenseMarker = '<!--$!-->';

/** A random value that no author of a text can guess. */
const secret = crypto.randomUUID();
/** Placeholder of a part, and separator between parts that are rendered together; no page uses this element. */
const markElement = 'x-part';
const marks = new RegExp(`<${markElement} id="${secret}:(\\d+)"></${markElement}>`);
const encoder = new TextEncoder();

/**
 * Collects the parts of one page while it is rendered, and inserts them afterwards. `variant` names what all parts of the page share:
 * language, texts, host.
 */
export function createPageParts(
  cache: PartMarkup,
  variant: string,
  texts: PageTexts,
): { markPart: MarkPart; putIn(html: string): PageText } {
  const requests: PartRequest[] = [];

  function around({ routes, linkRules }: PagePart, children: ReactNode): ReactNode {
    return (
      <TextsProvider value={texts}>
        <RoutesProvider value={routes}>
          <LinkRulesContext value={linkRules}>{children}</LinkRulesContext>
        </RoutesProvider>
      </TextsProvider>
    );
  }

  function render(uncached: readonly PartRequest[]): Map<PartRequest, Uint8Array> {
    if (uncached.length === 0) return new Map();
    const together = uncached.map(({ part }, index) => (
      <Fragment key={index}>
        {createElement(markElement)}
        {part.node}
      </Fragment>
    ));
    const html = renderToString(around(uncached[0]!.part, together));
    if (html.includes(suspenseMarker)) throw new Error('A part has to be waited for.');
    const [before, ...each] = html.split(`<${markElement}></${markElement}>`);
    if (before !== '' || each.length !== uncached.length)
      throw new Error('A part was not rendered by itself.');
    const markupByRequest = new Map(uncached.map((one, index) => [one, encoder.encode(each[index])]));
    for (const [{ key }, markup] of markupByRequest) cache.set(key, markup);
    return markupByRequest;
  }

  return {
    markPart(key, part) {
      const index = requests.push({ key: `${variant}\n${key}`, part }) - 1;
      return createElement(markElement, { id: `${secret}:${index}` });
    },
    putIn(html) {
      if (requests.length === 0) return [html];
      const cachedMarkup = requests.map(({ key }) => cache.get(key));
      const rendered = render(requests.filter((_, index) => cachedMarkup[index] === undefined));
      return html.split(marks).map((piece, index) => {
        if (index % 2 === 0) return piece;
        return cachedMarkup[Number(piece)] ?? rendered.get(requests[Number(piece)]!)!;
      });
    },
  };
}
