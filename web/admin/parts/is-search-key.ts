interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  isTyping: boolean;
}

/** True for the keys that lead to the search of everything: the slash outside of fields, and Ctrl or Command with K. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey, isTyping }: Pressed): boolean {
  if (altKey) return false;
  const hasCommand = ctrlKey || metaKey;
  return hasCommand ? key.toLowerCase() === 'k' : key === '/' && !isTyping;
}
