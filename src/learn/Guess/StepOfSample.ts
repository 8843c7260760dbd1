import type { PhoneProps } from '../../phone-panel/PhoneProps';

/** What a phone does with a sample of the page: one of its steps, or that of a mistake. remarkPhone adds what it knows about the sample. */
export interface StepOfSample extends Pick<
  PhoneProps,
  'id' | 'title' | 'situations' | 'models' | 'scene' | 'version'
> {
  step?: string;
  mistake?: string;
}
