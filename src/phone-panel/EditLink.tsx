import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { Platform } from 'vision-camera-phone/protocol';
import buttonStyles from '../ui/button.module.css';
import type { PhoneProps } from './PhoneProps';

interface EditLinkProps extends Pick<PhoneProps, 'id' | 'title' | 'edit'> {
  platform: Platform;
}

/** A link that opens a sample in the playground, on the same platform. */
export default function EditLink({ id, title, edit, platform }: EditLinkProps): ReactNode {
  const url = useBaseUrl('/playground');
  if (!edit) return null;
  return (
    <a className={buttonStyles.button} href={`${url}#sample=${id}&platform=${platform}`}>
      Edit<span className="sr-only"> {title}</span>
    </a>
  );
}
