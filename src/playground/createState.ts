import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';

/** Creates the editor of a file. */
export function createState(file: string, code: string, onChange: (code: string) => void): EditorState {
  return EditorState.create({
    doc: code,
    extensions: [
      lineNumbers(),
      lintGutter(),
      history(),
      highlightActiveLine(),
      indentOnInput(),
      bracketMatching(),
      tsxLanguage,
      syntaxHighlighting(classHighlighter),
      // Without a binding for Tab, the key leaves the editor.
      keymap.of([...defaultKeymap, ...historyKeymap]),
      EditorView.contentAttributes.of({ 'aria-label': `Code of ${file}`, tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
    ],
  });
}
