import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';

/** Uses Prism's classes, so the editor has the colors of code blocks. */
const highlighter = tagHighlighter([
  { tag: tags.comment, class: 'token comment' },
  { tag: [tags.keyword, tags.null], class: 'token keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: 'token string' },
  { tag: [tags.number, tags.bool], class: 'token number' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.definition(tags.variableName)),
      tags.function(tags.propertyName),
    ],
    class: 'token function',
  },
  { tag: tags.attributeName, class: 'token attr-name' },
  { tag: [tags.typeName, tags.className], class: 'token class-name' },
]);

/** Scrolls the page until the navbar can't cover the line with the cursor. The editor then scrolls it into the window. */
function leaveNavbar({ contentDOM, scrollDOM }: EditorView): boolean {
  const navbar = document.querySelector<HTMLElement>('.navbar');
  const line = contentDOM.querySelector('.cm-activeLine');
  if (navbar == null || line == null) return false;
  const top = Math.max(line.getBoundingClientRect().top, scrollDOM.getBoundingClientRect().top);
  if (top < navbar.offsetHeight) window.scrollBy(0, top - navbar.offsetHeight);
  return false;
}

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
      syntaxHighlighting(highlighter),
      EditorView.scrollHandler.of(leaveNavbar),
      // Without a binding for Tab, the key leaves the editor.
      keymap.of([...defaultKeymap, ...historyKeymap]),
      EditorView.contentAttributes.of({ 'aria-label': `Code of ${file}`, tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
    ],
  });
}
