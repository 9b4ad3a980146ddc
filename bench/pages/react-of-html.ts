import { createElement, type ReactNode } from 'react';

/** A token of HTML as React renders it: all elements are closed, and quotes are double. */
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
const propNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor', srcset: 'srcSet' };

const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!);

function parseStyle(text: string): Record<string, string> {
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

function parseProps(text: string): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [, name = '', value] of text.matchAll(attribute)) {
    if (name === 'style') props['style'] = parseStyle(unescapeHtml(value ?? ''));
    else props[propNames[name] ?? name] = value === undefined || value === '' ? true : unescapeHtml(value);
  }
  for (const empty of ['alt', 'value', 'content']) if (props[empty] === true) props[empty] = '';
  return props;
}

interface Open {
  tag: string;
  props: Record<string, unknown>;
  children: ReactNode[];
}

/** Converts a page to elements without components, which is the least that React could render for it. */
export function htmlToReact(html: string): { page: ReactNode; elements: number } {
  const root: Open = { tag: '', props: {}, children: [] };
  const openElements: Open[] = [root];
  let elements = 0;
  const add = (node: ReactNode): void => void openElements.at(-1)!.children.push(node);
  const close = (): void => {
    const { tag, props, children } = openElements.pop()!;
    elements += 1;
    add(createElement(tag, props, ...children));
  };
  for (const [whole, raw, rawProps, rawText, slash, tag, attributes, closed] of html.matchAll(token)) {
    if (raw !== undefined) {
      elements += 1;
      const inner = rawText === '' ? {} : { dangerouslySetInnerHTML: { __html: rawText! } };
      add(createElement(raw, { ...parseProps(rawProps!), ...inner }));
    } else if (tag === undefined) {
      if (!whole.startsWith('<')) add(unescapeHtml(whole));
    } else if (slash === '/') {
      close();
    } else {
      openElements.push({ tag, props: parseProps(attributes!), children: [] });
      if (closed === '/' || voids.has(tag)) close();
    }
  }
  if (openElements.length !== 1) throw new Error('The page leaves an element open.');
  return { page: root.children[0], elements };
}
