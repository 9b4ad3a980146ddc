/** Removes invisible characters; a tab becomes a space. */
export const cleanText = (text: string): string =>
  text.replaceAll('\t', ' ').replaceAll(/(?![\n\u00ad\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu, '');

/** Matches the bullet or number, and the space, that Word writes before a line of a list. */
const listMarker = /^\s*(?:[·•o§▪–-]|(\d{1,3}|[a-z])[.)])\s+/u;

/**
 * Converts HTML of other programs for the schema: restores Word's lists, and drops everything but the text. The browser's parser executes
 * and loads nothing.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of [...body.querySelectorAll('style, script, meta, title, xml, o\\:p, template')]) {
    element.remove();
  }
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const commentNodes: Node[] = [];
  while (comments.nextNode()) commentNodes.push(comments.currentNode);
  for (const comment of commentNodes) comment.parentNode?.removeChild(comment);
  for (const element of [...body.querySelectorAll('span, b, strong')]) boldByStyle(element);
  for (const line of [...body.querySelectorAll('p[class*="MsoList"], p[style*="mso-list"]')])
    toListItem(line);
  for (const element of [...body.querySelectorAll('*')]) dropAttributes(element);
  const words = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) words.currentNode.nodeValue = cleanText(words.currentNode.nodeValue ?? '');
  return body.innerHTML;
}

/** Attributes that are not removed: the target of a link, and the editor's own data about a copied piece. */
const allowedAttributes: ReadonlySet<string> = new Set(['href', 'data-to', 'data-pm-slice']);

/**
 * Removes handlers and styles before the text becomes part of a document of the page, whose content security policy would report each of
 * them.
 */
function dropAttributes(element: Element): void {
  for (const name of element.getAttributeNames())
    if (!allowedAttributes.has(name)) element.removeAttribute(name);
}

/** Google Docs wraps all text into a bold element that is not bold, and marks bold and italic by style. */
function boldByStyle(element: Element): void {
  const style = element.getAttribute('style') ?? '';
  if (element.tagName !== 'SPAN') {
    if (/font-weight:\s*(?:normal|400)/.test(style)) element.replaceWith(...element.childNodes);
    return;
  }
  for (const [pattern, tag] of [
    [/font-weight:\s*(?:bold|[6-9]00)/, 'strong'],
    [/font-style:\s*italic/, 'em'],
  ] as const) {
    if (!pattern.test(style)) continue;
    const mark = element.ownerDocument.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

function toListItem(line: Element): void {
  const sign = listMarker.exec(line.textContent.replaceAll('\u00a0', ' '));
  const tag = sign?.[1] === undefined ? 'ul' : 'ol';
  stripStart(line, sign?.[0].length ?? 0);
  const previous = line.previousElementSibling;
  const list =
    previous?.tagName.toLowerCase() === tag && previous.hasAttribute('data-word')
      ? previous
      : line.ownerDocument.createElement(tag);
  if (list !== previous) {
    list.setAttribute('data-word', '');
    line.before(list);
  }
  const item = line.ownerDocument.createElement('li');
  item.append(...line.childNodes);
  list.append(item);
  line.remove();
}

function stripStart(element: Element, characters: number): void {
  const words = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let remaining = characters;
  while (remaining > 0 && words.nextNode()) {
    const { nodeValue } = words.currentNode;
    const length = nodeValue?.length ?? 0;
    words.currentNode.nodeValue = (nodeValue ?? '').slice(remaining);
    remaining -= length;
  }
}
