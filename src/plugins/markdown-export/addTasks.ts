import { readTasks, type Task } from '../../facts/tasks';
import { once, type ExportedFiles } from './exportedFiles';
import { createTaskFile, hasFile, kilobytes, linkPages, type TaskContext } from './taskFile';

/** Adds the file of each task. Returns a function that lists the tasks by area, for `llms.txt`. */
export function addTasks(
  files: ExportedFiles,
  context: TaskContext,
  { siteUrl, baseUrl }: { siteUrl: string; baseUrl: string },
): () => Promise<string[]> {
  const { areas } = readTasks();
  const pathOf = ({ name }: Task) => `${baseUrl}tasks/${name}.md`;
  for (const task of areas.flatMap((area) => area.tasks).filter(hasFile))
    files.set(
      pathOf(task),
      once(() => createTaskFile(task, context)),
    );

  const linkTask = async (task: Task) => {
    if (!hasFile(task)) return `- ${task.task}: ${await linkPages(task.more!, context)}`;
    const text = await files.get(pathOf(task))!();
    return `- [${task.task}](${siteUrl}${pathOf(task)}), ${kilobytes(text)}`;
  };
  return async () => {
    const lists = areas.map(async ({ title, tasks }) => {
      const links = await Promise.all(tasks.map(linkTask));
      return [`### ${title}`, '', ...links, ''];
    });
    return (await Promise.all(lists)).flat();
  };
}
