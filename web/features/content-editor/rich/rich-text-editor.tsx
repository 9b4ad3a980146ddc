import { baseKeymap } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { RichText } from '../../../../domain/content-blocks.ts';
import { classNames } from '../../../components/class-names.ts';
import richText from '../../content/rich-text.module.css';
import { cleanPasted, cleanText } from './clean-pasted.ts';
import { lift, richTools, sink } from './rich-commands.ts';
import { fromStored, richSchema, toStored } from './rich-schema.ts';
import styles from './rich-text-editor.module.css';
import { createEchoes } from './echoes.ts';
import { RichToolbar } from './rich-toolbar.tsx';

const { nodes } = richSchema;

const mark = (name: 'strong' | 'em'): Command => richTools.find((tool) => tool.name === name)!.run;

function createState(text: RichText, toToolbar: () => boolean): EditorState {
  return EditorState.create({
    doc: fromStored(text),
    plugins: [
      inputRules({
        rules: [
          wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
          wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
        ],
      }),
      // Tab moves to the next control, as everywhere else on a page; lists are indented by the brackets.
      keymap({
        'Mod-b': mark('strong'),
        'Mod-i': mark('em'),
        'Mod-z': undo,
        'Shift-Mod-z': redo,
        'Mod-y': redo,
        Enter: splitListItem(nodes.list_item),
        'Shift-Enter': (state, dispatch) => {
          dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
          return true;
        },
        'Mod-]': sink,
        'Mod-[': lift,
        'Alt-F10': toToolbar,
      }),
      keymap(baseKeymap),
      history(),
      dropCursor({ color: 'currentColor' }),
    ],
  });
}

/** A rich text editor in the style of the page. `text` is its first value; `onChange` reports changes. */
export function RichTextEditor({
  text,
  label,
  language,
  focused = false,
  small = false,
  onChange,
}: {
  text: RichText;
  label: string;
  language: string;
  focused?: boolean;
  /** The toolbar is shown only while the editor has the focus. */
  small?: boolean;
  onChange: (text: RichText) => void;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [, setVersion] = useState(0);
  const latest = useRef({ text, onChange });
  const [echoes] = useState(createEchoes);
  useEffect(() => {
    latest.current.onChange = onChange;
  }, [onChange]);

  useEffect(() => {
    const editor = new EditorView(place.current, {
      state: createState(latest.current.text, () => {
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        return true;
      }),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: language,
        class: classNames(richText.text, styles.text),
      },
      transformPastedHTML: cleanPasted,
      transformPastedText: cleanText,
      dispatchTransaction(transaction) {
        editor.updateState(editor.state.apply(transaction));
        setVersion((version) => version + 1);
        if (!transaction.docChanged) return;
        latest.current.text = toStored(editor.state.doc);
        echoes.note(latest.current.text);
        latest.current.onChange(latest.current.text);
      },
    });
    // oxlint-disable-next-line react/set-state-in-effect -- the editor needs its element, which exists only after rendering
    setView(editor);
    if (focused) editor.focus();
    return () => editor.destroy();
  }, [label, language, focused, echoes]);

  // A text that was changed elsewhere, such as by undo in the page, replaces the editor's content.
  useEffect(() => {
    if (!view || echoes.isEcho(text) || JSON.stringify(text) === JSON.stringify(latest.current.text)) return;
    latest.current.text = text;
    view.updateState(EditorState.create({ doc: fromStored(text), plugins: view.state.plugins }));
  }, [view, text, echoes]);

  return (
    <div className={classNames(styles.editor, small && styles.small)}>
      <div ref={toolbar} className={styles.bar}>
        {view && <RichToolbar view={view} />}
      </div>
      <div ref={place} />
    </div>
  );
}
