import { isNode, LineCounter, parseDocument } from 'yaml';
import { PageFault } from './markdown.ts';

export interface YamlValues {
  value: unknown;
  lineAt: (path: readonly PropertyKey[]) => number;
}

/** `firstLine` is the line of the file at which the YAML begins. */
export function readYaml(text: string, firstLine = 1): YamlValues {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineOfOffset = (offset: number): number => firstLine - 1 + lines.linePos(offset).line;
  const [error] = document.errors;
  if (error) throw new PageFault(lineOfOffset(error.pos[0]), error.message);
  return {
    value: document.toJS() as unknown,
    lineAt: (path) => {
      for (let length = path.length; length > 0; length -= 1) {
        const node: unknown = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lineOfOffset(node.range[0]);
      }
      return firstLine;
    },
  };
}
