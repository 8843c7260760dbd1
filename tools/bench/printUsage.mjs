/** Loaded before a program with `node --import`. Prints what it has used when it ends, as the last line of standard error. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { processor: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 };
    process.stderr.write(`\n${JSON.stringify(usage)}\n`);
  });
}
