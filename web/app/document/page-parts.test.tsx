import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { createGuestRoutes, RoutesProvider } from '../routes-context.ts';
import { RenderedOnce, MarkPartContext, type MarkPart } from '../rendered-once.tsx';
import { TextsProvider, useTexts, type PageTexts } from '../texts-context.tsx';
import { createPageParts, type PageText, type PartMarkup } from './page-parts.tsx';

vi.stubEnv('SSR', true);
afterAll(() => vi.unstubAllEnvs());

const texts: PageTexts = {
  language: 'de',
  t: Object.assign((key: string) => `Text ${key}`, { has: () => true, site: '', imprint: '' }),
  textsUrl: '',
};
const decoder = new TextDecoder();
const written = (text: PageText): string =>
  text.map((part) => (typeof part === 'string' ? part : decoder.decode(part))).join('');

function Card({ name, onRender }: { name: string; onRender?: () => void }): ReactNode {
  onRender?.();
  return (
    <p>
      {name} & {useTexts().t('card')}
    </p>
  );
}

const list = (names: readonly string[], onRender?: () => void): ReactNode => (
  <ul>
    {names.map((name) => (
      <RenderedOnce key={name} by={[name]}>
        <li className="item">
          <Card name={name} {...(onRender && { onRender })} />
        </li>
      </RenderedOnce>
    ))}
  </ul>
);

function render(node: ReactNode, markPart: MarkPart | null): string {
  return renderToString(
    <TextsProvider value={texts}>
      <RoutesProvider value={createGuestRoutes('add')}>
        <MarkPartContext value={markPart}>{node}</MarkPartContext>
      </RoutesProvider>
    </TextsProvider>,
  );
}

function renderWithParts(kept: PartMarkup, node: ReactNode, variant = 'de'): string {
  const parts = createPageParts(kept, variant, texts);
  return written(parts.putIn(render(node, parts.markPart)));
}

test('a page of parts is the page that is rendered whole, whether they lay ready or not', () => {
  const kept = new Map<string, Uint8Array>();
  const names = ['Haus <1>', 'Haus "2"', '<!--1-->'];
  const whole = render(list(names), null);
  expect(whole).toContain('Haus &lt;1&gt;<!-- --> &amp; <!-- -->Text card');
  expect(renderWithParts(kept, list(names))).toBe(whole);
  expect(kept.size).toBe(3);
  expect(renderWithParts(kept, list(names))).toBe(whole);
  expect(renderWithParts(kept, list(['new', ...names]))).toBe(render(list(['new', ...names]), null));
});

test('a part is rendered once for all pages, and again for another language', () => {
  const kept = new Map<string, Uint8Array>();
  const onRender = vi.fn();
  renderWithParts(kept, list(['a', 'b'], onRender));
  renderWithParts(kept, list(['b', 'a'], onRender));
  expect(onRender).toHaveBeenCalledTimes(2);
  renderWithParts(kept, list(['a'], onRender), 'en');
  expect(onRender).toHaveBeenCalledTimes(3);
});

test('a part of neighbours has no element of its own around it', () => {
  const neighbours = (
    <div>
      <RenderedOnce by="neighbours">
        <Card name="a" />
        <Card name="b" />
      </RenderedOnce>
      <p>c</p>
    </div>
  );
  const kept = new Map<string, Uint8Array>();
  expect(renderWithParts(kept, neighbours)).toBe(render(neighbours, null));
  expect(kept.size).toBe(1);
});

test('a memory that keeps nothing makes no page wrong', () => {
  const none: PartMarkup = { get: () => undefined, set: () => undefined };
  expect(renderWithParts(none, list(['a', 'b']))).toBe(render(list(['a', 'b']), null));
});

test('a part that fails fails the page, which is then rendered without parts', () => {
  const failing = list(['a'], () => {
    throw new Error('no price');
  });
  expect(() => renderWithParts(new Map(), failing)).toThrow('no price');
});
