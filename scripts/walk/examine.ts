/** Measures an open page. Each line describes a fault and its place. Runs inside the browser. */
export function examine(namespaces: readonly string[]): string[] {
  const findings: string[] = [];
  const note = (what: string, places: readonly string[]): void => {
    const uniquePlaces = [...new Set(places)];
    if (uniquePlaces.length > 0) findings.push(`${what}: ${uniquePlaces.slice(0, 6).join(' | ')}`);
  };
  const describeElement = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().replace(/\s+/g, ' ');
    const mark = element.getAttribute('data-testid') ?? element.getAttribute('name') ?? '';
    return `${element.tagName.toLowerCase()}${mark && `[${mark}]`} "${words.slice(0, 48)}"`;
  };
  const isShown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const visibleElements = [...document.body.querySelectorAll('*')].filter(isShown);

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = visibleElements.filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    note(`sideways scroll by ${scrollWidth - clientWidth} px`, wide.map(describeElement));
  }

  const hasOwnText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '');
  const isCut = (element: Element): boolean => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    if (clipPath !== 'none' || element.tagName === 'SELECT') return false;
    const hidesOverflow = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    return (
      (hidesOverflow(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (hidesOverflow(overflowY) && element.scrollHeight > element.clientHeight + 3)
    );
  };
  note(
    'text is cut',
    visibleElements.filter((element) => hasOwnText(element) && isCut(element)).map(describeElement),
  );

  const controls = [...document.body.querySelectorAll('button, summary, select, [role=button], [role=tab]')];
  /** An invisible pseudo-element may extend the target beyond what is drawn. */
  const clickableSize = (control: Element): number => {
    const { content, position, top } = getComputedStyle(control, '::after');
    return content !== 'none' && position === 'absolute' ? Math.max(0, -2 * parseFloat(top)) : 0;
  };
  const small = controls.filter((control) => {
    const { width, height } = control.getBoundingClientRect();
    return isShown(control) && (width < 24 || height + clickableSize(control) < 24);
  });
  note('smaller than 24 px', small.map(describeElement));

  const key = new RegExp(`\\b(${namespaces.join('|')})(\\.[a-z]\\w*){1,4}\\b`, 'g');
  const keys = (document.body.innerText.match(key) ?? []).filter(
    (text) => !/\.(?:de|com|org|pdf|ics)$/.test(text),
  );
  note('key instead of a text', keys);

  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) findings.push(`${headings} headings of the first level`);

  const pictures = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
  note(
    'picture missing',
    pictures.map(({ currentSrc, src }) => currentSrc || src),
  );
  return findings;
}

/** Finds focused elements hidden under a sticky bar. It moves the focus through the page, so it has to run last. */
export function examineFocus(): string[] {
  const isSticky = (element: Element | null): boolean => {
    for (let at = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const selector = 'a[href], button:not([disabled]), input:not([type=hidden]), select, textarea, summary';
  const scope = document.querySelector('dialog[open]') ?? document;
  const coveredElements: string[] = [];
  for (const element of [...scope.querySelectorAll<HTMLElement>(selector)].slice(0, 200)) {
    element.focus({ focusVisible: true });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (document.activeElement !== element || width < 4 || height < 4) continue;
    const places = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height] as const),
    );
    const isCovered = places.every(([x, y]) => {
      const over = document.elementFromPoint(x, y);
      return over !== null && !over.contains(element) && !element.contains(over) && isSticky(over);
    });
    if (!isCovered || isSticky(element)) continue;
    coveredElements.push(
      `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('name') || '').trim().slice(0, 40)}"`,
    );
  }
  return coveredElements.length > 0
    ? [`focus under a fixed bar: ${[...new Set(coveredElements)].slice(0, 6).join(' | ')}`]
    : [];
}
