interface StoredInput {
  address: string;
  fields: { key: string; value: string; checked: boolean | null }[];
}

const storageKey = 'typed';

const address = (): string => window.location.pathname + window.location.search;

const fieldsMax = 200;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of fields that are never stored: secrets, files, and values that the page itself sets. */
const excludedTypes = new Set(['password', 'hidden', 'file', 'submit', 'button', 'image', 'reset']);

function collectFields(root: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    const name = field.name || field.id;
    if (name === '' || excludedTypes.has(field.type) || fields.size >= fieldsMax) continue;
    const isChoice = field.type === 'checkbox' || field.type === 'radio';
    const base = `${field.form?.id ?? ''}/${name}${isChoice ? `=${field.value}` : ''}`;
    // Fields with the same name are distinguished by their order.
    let key = base;
    for (let count = 2; fields.has(key); count += 1) key = `${base}#${count}`;
    fields.set(key, field);
  }
  return fields;
}

/**
 * Returns whether a chunk failed to load. The page is then about to be reloaded, by the visitor or by the router, which cannot go on
 * without it.
 */
export function hasFailedChunk(entries: readonly { name: string; responseStatus?: number }[]): boolean {
  return entries.some(
    ({ name, responseStatus }) =>
      /\/assets\/[^?]+\.js$/.test(name) &&
      responseStatus !== undefined &&
      (responseStatus === 0 || responseStatus >= 400),
  );
}

function storeInput(): void {
  const fields = [...collectFields(document)].map(([key, field]) => ({
    key,
    value: field.value,
    checked: field instanceof HTMLInputElement && isToggle(field) ? field.checked : null,
  }));
  const input: StoredInput = { address: address(), fields };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(input));
  } catch {
    // Storage is full or forbidden; the browser may still restore the form itself.
  }
}

const isToggle = (field: HTMLInputElement): boolean => field.type === 'checkbox' || field.type === 'radio';

function restoreInput(): void {
  let input: StoredInput;
  try {
    const stored = sessionStorage.getItem(storageKey);
    if (stored === null) return;
    sessionStorage.removeItem(storageKey);
    input = JSON.parse(stored) as StoredInput;
  } catch {
    return;
  }
  if (input.address !== address()) return;
  const fields = collectFields(document);
  for (const { key, value, checked } of input.fields) {
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

export function keepInputOnChunkFailure(): void {
  restoreInput();
  window.addEventListener('pagehide', () => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    if (hasFailedChunk(entries)) storeInput();
  });
}
