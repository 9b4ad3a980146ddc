const placeholder = '{{name}}';

/** Turns an answer into a text block: the person's name becomes a placeholder. */
export function toReplyBlock(answer: string, name: string): string {
  return name.trim() === '' ? answer : answer.replaceAll(name.trim(), placeholder);
}

export function fillReplyBlock(block: string, name: string): string {
  return block.replaceAll(placeholder, () => name);
}
