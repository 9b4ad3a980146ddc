import { setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { richSchema } from './rich-schema.ts';

const { nodes, marks } = richSchema;

/** Returns the nesting depth of the list at the cursor. */
function listDepth({ selection: { $from } }: EditorState): number {
  let depth = 0;
  for (let at = $from.depth; at > 0; at -= 1) if ($from.node(at).type.name.endsWith('_list')) depth += 1;
  return depth;
}

const listAt = ({ selection: { $from } }: EditorState): string | null => {
  for (let at = $from.depth; at > 0; at -= 1) {
    const { name } = $from.node(at).type;
    if (name.endsWith('_list')) return name;
  }
  return null;
};

const list =
  (kind: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch, view) => {
    if (listAt(state) === kind) return liftListItem(nodes.list_item)(state, dispatch, view);
    return listDepth(state) < 2 && wrapInList(nodes[kind])(state, dispatch, view);
  };

/** Texts may have lists within lists, but no deeper. */
export const sink: Command = (state, dispatch) =>
  listDepth(state) < 2 && sinkListItem(nodes.list_item)(state, dispatch);
export const lift: Command = liftListItem(nodes.list_item);

const hasMark = (state: EditorState, name: 'strong' | 'em' | 'link'): boolean => {
  const { from, to, empty, $from } = state.selection;
  if (empty) return marks[name].isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, marks[name]);
};
const isIn = ({ selection: { $from } }: EditorState, name: string, level?: number): boolean =>
  $from.parent.type.name === name && (level === undefined || $from.parent.attrs['level'] === level);

export interface RichTool {
  name: 'paragraph' | 'heading2' | 'heading3' | 'strong' | 'em' | 'bullets' | 'numbers' | 'undo' | 'redo';
  run: Command;
  isOn?: (state: EditorState) => boolean;
}

export const richTools: readonly RichTool[] = [
  {
    name: 'paragraph',
    run: setBlockType(nodes.paragraph),
    isOn: (state) => isIn(state, 'paragraph') && listAt(state) === null,
  },
  {
    name: 'heading2',
    run: setBlockType(nodes.heading, { level: 2 }),
    isOn: (state) => isIn(state, 'heading', 2),
  },
  {
    name: 'heading3',
    run: setBlockType(nodes.heading, { level: 3 }),
    isOn: (state) => isIn(state, 'heading', 3),
  },
  { name: 'strong', run: toggleMark(marks.strong), isOn: (state) => hasMark(state, 'strong') },
  { name: 'em', run: toggleMark(marks.em), isOn: (state) => hasMark(state, 'em') },
  { name: 'bullets', run: list('bullet_list'), isOn: (state) => listAt(state) === 'bullet_list' },
  { name: 'numbers', run: list('ordered_list'), isOn: (state) => listAt(state) === 'ordered_list' },
  { name: 'undo', run: undo },
  { name: 'redo', run: redo },
];

/** Returns the link at the cursor or of the selection; null if there is none. */
export function linkAt({ selection, doc }: EditorState): string | null {
  const { from, to, $from } = selection;
  let link: string | null = null;
  const readLink = (
    node: { marks: readonly { type: unknown; attrs: Record<string, unknown> }[] } | null,
  ): void => {
    const mark = node?.marks.find(({ type }) => type === marks.link);
    if (mark) link = String(mark.attrs['to']);
  };
  if (selection.empty) readLink($from.nodeAfter ?? $from.nodeBefore);
  else doc.nodesBetween(from, to, (node) => readLink(node));
  return link;
}

/** Makes the selected words a link, or removes the link if `to` is null. */
export const setLink =
  (to: string | null): Command =>
  (state, dispatch) => {
    const { from, to: end, empty } = state.selection;
    if (empty) return false;
    const change = state.tr.removeMark(from, end, marks.link);
    if (to !== null) change.addMark(from, end, marks.link.create({ to }));
    dispatch?.(change.scrollIntoView());
    return true;
  };
