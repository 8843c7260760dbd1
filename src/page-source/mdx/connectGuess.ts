import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { isPlatform } from 'vision-camera-phone/protocol';
import { readJsxAttribute, setJsxAttributes } from './jsx';
import { readGuess } from './readGuess';
import type { RunnableSample } from './readRunnableSamples';

function checkGuess(element: MdxJsxFlowElement, file: VFile): void {
  const { question, answers } = readGuess(element);
  if (question.length === 0) file.fail('This <Guess> has no question. Write it above the answers.', element);
  if (answers.length < 2 || answers.length > 4)
    file.fail(`This <Guess> has ${answers.length} answers. Give it two to four.`, element);
  if (answers.filter(({ isRight }) => isRight).length !== 1)
    file.fail('One <Answer> of a <Guess> is right. Give it the attribute right.', element);
  if (answers.some(({ label }) => label === ''))
    file.fail('Each <Answer> needs a label="…", because readers choose it by that.', element);
}

/** Gives a `<Guess>` what its phone needs, if it has one. */
export function connectGuess(
  element: MdxJsxFlowElement,
  samples: readonly RunnableSample[],
  file: VFile,
): void {
  checkGuess(element, file);
  const [id, step, mistake, platform] = ['sample', 'step', 'mistake', 'platform'].map((name) =>
    readJsxAttribute(element, name),
  );
  if (id == null && step == null && mistake == null) return;
  const sample = samples.find(({ phone }) => phone.id === id);
  if (sample == null)
    file.fail(`<Guess sample="${id}"> isn't the id of a sample that runs on this page.`, element);
  const { steps, mistakes } = sample;
  if (mistake != null && !mistakes.includes(mistake))
    file.fail(
      `<Guess mistake="${mistake}"> isn't a mistake of ${id}. Use one of: ${mistakes.join(' ')}`,
      element,
    );
  if (mistake == null && (step == null || !steps.includes(step)))
    file.fail(`<Guess step="${step}"> isn't a step of ${id}. Use one of: ${steps.join(' ')}`, element);
  if (platform != null && !isPlatform(platform))
    file.fail(`<Guess platform="${platform}"> has to be android or ios.`, element);
  const { title, situations, models, scene, version } = sample.phone;
  setJsxAttributes(element, { id, title, situations, models, scene, version, step, mistake, platform });
}
