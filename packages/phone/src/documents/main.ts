/** The document at `/phone`, which runs a printed sample. */
import type { ComponentType } from 'react';
import { samples } from 'phone-samples';
import { getComponent } from './getComponent';
import { options, reportFailure, startPhone } from '../screen/startApp';

async function run(): Promise<void> {
  let App: ComponentType;
  const show = await startPhone(async () => {
    App = getComponent(await samples[options.get('sample')!]!());
  });
  show(App!);
}

void reportFailure(run());
