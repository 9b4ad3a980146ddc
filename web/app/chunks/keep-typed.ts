interface Typed {
  address: string;
  fields: { key: string; value: string; checked: boolean | null }[];
}

const storageKey = 'typed';

const address = (): string => window.location.pathname + window.location.search;

const fieldsMax = 200;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Never stored: secrets, files, and values that the page itself sets. */
const left = new Set(['password', 'hidden', 'file', 'submit', 'button', 'image', 'reset']);

function fieldsOf(root: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    const name = field.name || field.id;
    if (name === '' || left.has(field.type) || fields.size >= fieldsMax) continue;
    const isChoice = field.type === 'checkbox' || field.type === 'radio';
    const base = `${field.form?.id ?? ''}/${name}${isChoice ? `=${field.value}` : ''}`;
    // The same name again, in another form or twice: told apart by its order.
    let key = base;
    for (let count = 2; fields.has(key); count += 1) key = `${base}#${count}`;
    fields.set(key, field);
  }
  return fields;
}

/**
 * Some code of the page failed to load. The page is then about to be reloaded, by the visitor or by the router, which cannot go on
 * without it.
 */
export function someCodeFailed(entries: readonly { name: string; responseStatus?: number }[]): boolean {
  return entries.some(
    ({ name, responseStatus }) =>
      /\/assets\/[^?]+\.js$/.test(name) &&
      responseStatus !== undefined &&
      (responseStatus === 0 || responseStatus >= 400),
  );
}

function keepTyped(): void {
  const fields = [...fieldsOf(document)].map(([key, field]) => ({
    key,
    value: field.value,
    checked: field instanceof HTMLInputElement && isToggle(field) ? field.checked : null,
  }));
  const typed: Typed = { address: address(), fields };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(typed));
  } catch {
    // Storage that is full or forbidden: the browser's own memory of forms remains.
  }
}

const isToggle = (field: HTMLInputElement): boolean => field.type === 'checkbox' || field.type === 'radio';

function restoreTyped(): void {
  let typed: Typed;
  try {
    const kept = sessionStorage.getItem(storageKey);
    if (kept === null) return;
    sessionStorage.removeItem(storageKey);
    typed = JSON.parse(kept) as Typed;
  } catch {
    return;
  }
  if (typed.address !== address()) return;
  const fields = fieldsOf(document);
  for (const { key, value, checked } of typed.fields) {
    const field = fields.get(key);
    if (!field) continue;
    if (checked !== null && field instanceof HTMLInputElement) {
      if (field.checked !== checked) field.click();
    } else if (field.value !== value) {
      setValue(field, value);
    }
  }
}

/** React replaces the element's own setter, so the prototype's setter is called. */
function setValue(field: Field, value: string): void {
  const prototype: object = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export function keepTypedWhenCodeFailed(): void {
  restoreTyped();
  window.addEventListener('pagehide', () => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    if (someCodeFailed(entries)) keepTyped();
  });
}
