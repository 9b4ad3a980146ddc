import { createElement, type ReactNode } from 'react';

/** An element of a page as React's own renderer writes it: nothing is left open, and quotes are double. */
const token =
  /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/"]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
const attribute = /([^\s=>/"]+)(?:="([^"]*)")?/g;
const voids: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source wbr'.split(' '),
);
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const propOf: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor', srcset: 'srcSet' };

const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!);

function styleOf(text: string): Record<string, string> {
  const rules = text.split(';').filter((rule) => rule.includes(':'));
  return Object.fromEntries(
    rules.map((rule) => {
      const colon = rule.indexOf(':');
      const name = rule.slice(0, colon);
      const key = name.startsWith('--')
        ? name
        : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return [key, rule.slice(colon + 1)];
    }),
  );
}

function propsOf(text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value] of text.matchAll(attribute)) {
    if (name === 'style') props['style'] = styleOf(unescaped(value ?? ''));
    else props[propOf[name] ?? name] = value === undefined || value === '' ? true : unescaped(value);
  }
  for (const empty of ['alt', 'value', 'content']) if (props[empty] === true) props[empty] = '';
  return props;
}

interface Open {
  tag: string;
  props: Record<string, unknown>;
  children: ReactNode[];
}

/** Turns a page into elements without components: the least that React could render for it. */
export function reactOfHtml(html: string): { page: ReactNode; elements: number } {
  const root: Open = { tag: '', props: {}, children: [] };
  const open: Open[] = [root];
  let elements = 0;
  const add = (node: ReactNode): void => void open.at(-1)!.children.push(node);
  const close = (): void => {
    const { tag, props, children } = open.pop()!;
    elements += 1;
    add(createElement(tag, props, ...children));
  };
  for (const [whole, raw, rawProps, rawText, slash, tag, attributes, closed] of html.matchAll(token)) {
    if (raw !== undefined) {
      elements += 1;
      const inner = rawText === '' ? {} : { dangerouslySetInnerHTML: { __html: rawText! } };
      add(createElement(raw, { ...propsOf(rawProps!), ...inner }));
    } else if (tag === undefined) {
      if (!whole.startsWith('<')) add(unescaped(whole));
    } else if (slash === '/') {
      close();
    } else {
      open.push({ tag, props: propsOf(attributes!), children: [] });
      if (closed === '/' || voids.has(tag)) close();
    }
  }
  if (open.length !== 1) throw new Error('The page leaves an element open.');
  return { page: root.children[0], elements };
}
