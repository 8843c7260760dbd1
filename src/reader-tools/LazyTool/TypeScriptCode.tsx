import type { ReactNode } from 'react';
import CopyButton from '../../ui/CopyButton';
import tools from './tools.module.css';

/** Shows the code that a tool wrote, with a button that copies it. `children` are more buttons. */
export function TypeScriptCode({ code, children }: { code: string; children?: ReactNode }): ReactNode {
  return (
    <div className={tools.part}>
      <pre translate="no" className={tools.code} tabIndex={0} role="region" aria-label="TypeScript">
        <code>{code}</code>
      </pre>
      <div className={tools.row}>
        <CopyButton className={tools.button} label="Copy TypeScript" read={() => code} />
        {children}
      </div>
    </div>
  );
}
