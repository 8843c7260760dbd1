import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { setDiagnostics } from '@codemirror/lint';
import type { EditorState, Line, Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import buttonStyles from '../ui/button.module.css';
import type { ProgramError } from 'vision-camera-phone/protocol';
import type { PlaygroundChallenge } from '../challenges/PlaygroundChallenge';
import type { Files } from '../page-source/samples/Files';
import { createState } from './createState';
import styles from './styles.module.css';

interface EditorProps {
  /** The code that the editor starts with. */
  files: Files;
  /** The file that's open at first, and its line in the middle. */
  opens?: PlaygroundChallenge['opens'];
  problem?: ProgramError;
  onChange: (update: (files: Files) => Files) => void;
}

/** Returns a line of a file. The code of the app can name any, and a reader can delete it. */
function findLine(doc: Text, line: number | undefined): Line | undefined {
  return line != null && line >= 1 && line <= doc.lines ? doc.line(line) : undefined;
}

/** The files as tabs, and the code of the chosen one. */
export default function Editor({ files, opens, problem, onChange }: EditorProps): ReactNode {
  const names = Object.keys(files);
  const [active, setActive] = useState(names.find((name) => name === opens?.file) ?? names[0]!);
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const states = useRef(new Map<string, EditorState>());
  const tabs = useRef<HTMLDivElement>(null);
  const id = useId();

  function createFileState(name: string, code: string): EditorState {
    return createState(name, code, (text) => onChange((all) => ({ ...all, [name]: text })));
  }

  useEffect(() => {
    const opened = states.current;
    for (const [name, code] of Object.entries(files)) opened.set(name, createFileState(name, code));
    view.current = new EditorView({ parent: parent.current!, state: opened.get(active) });
    const line = findLine(view.current.state.doc, opens?.line);
    if (line) {
      view.current.dispatch({ selection: { anchor: line.from } });
      // `scrollIntoView` would also scroll the page.
      const { scrollDOM } = view.current;
      scrollDOM.scrollTop = view.current.lineBlockAt(line.from).top - scrollDOM.clientHeight / 2;
    }
    return () => view.current!.destroy();
    // The editor owns the code from here on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    // `scrollIntoView` would also scroll the page.
    const list = tabs.current!;
    const tab = list.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    // The parent hasn't added a new file yet.
    if (tab == null) return;
    const { left, right } = list.getBoundingClientRect();
    list.scrollLeft += Math.min(0, tab.left - left) + Math.max(0, tab.right - right);
  }, [active, names.length]);

  function open(name: string): void {
    states.current.set(active, view.current!.state);
    view.current!.setState(states.current.get(name)!);
    setActive(name);
  }

  /** The file of the problem, unless the code of the app names one that isn't here. */
  const problemFile = names.find((name) => name === problem?.file);
  const line = problemFile === active ? problem?.line : undefined;
  const message = problem?.message;
  useEffect(() => {
    const { state } = view.current!;
    const found = findLine(state.doc, line);
    const diagnostics = found
      ? [{ from: found.from, to: found.to, severity: 'error' as const, message: message! }]
      : [];
    view.current!.dispatch(setDiagnostics(state, diagnostics));
  }, [active, line, message]);

  function addFile(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    event.currentTarget.reset();
    if (!names.includes(name)) {
      onChange((all) => ({ ...all, [name]: '' }));
      states.current.set(name, createFileState(name, ''));
    }
    open(name);
    view.current!.focus();
  }

  function goToProblem(file: string): void {
    if (file !== active) open(file);
    const found = findLine(view.current!.state.doc, problem?.line);
    if (found) view.current!.dispatch({ selection: { anchor: found.from }, scrollIntoView: true });
    view.current!.focus();
  }

  /** Arrow keys choose the next tab, as in other tab lists. */
  function moveFocus(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step == null) return;
    event.preventDefault();
    const next = (names.indexOf(active) + step + names.length) % names.length;
    open(names[next]!);
    tabs.current!.querySelectorAll('button')[next]!.focus();
  }

  return (
    <div className={styles.editor}>
      <div role="tablist" aria-label="Files" className={styles.tabs} ref={tabs} onKeyDown={moveFocus}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === active}
            aria-controls={`${id}-panel`}
            tabIndex={name === active ? 0 : -1}
            translate="no"
            onClick={() => open(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${active}`}
        className={styles.code}
        translate="no"
        ref={parent}
      />
      <div role="status" className={styles.problem}>
        {problem && (
          <>
            <p>
              {problemFile && (
                <>
                  <code translate="no">{problemFile}</code>
                  {problem.line && `, line ${problem.line}`}:{' '}
                </>
              )}
              {problem.message}
            </p>
            {problemFile && problem.line && (
              <button type="button" className={buttonStyles.button} onClick={() => goToProblem(problemFile)}>
                Go to the line
              </button>
            )}
          </>
        )}
      </div>
      <form className={styles.newFile} onSubmit={addFile}>
        <input
          className={buttonStyles.button}
          name="name"
          aria-label="Path of a new file"
          placeholder="src/NewFile.tsx"
          pattern="src/[\w\/\-]+\.tsx?"
          title="A path such as src/NewFile.tsx or src/useThing.ts"
          required
        />
        <button type="submit" className={buttonStyles.button}>
          Add file
        </button>
      </form>
      <p className={styles.note}>Tab leaves the editor. Ctrl+] or ⌘] indents a line.</p>
    </div>
  );
}
