import os from 'node:os';

/** Prints a heading with the machine and the date. */
export function printHeading(title) {
  const processors = os.cpus();
  const memory = (os.totalmem() / 2 ** 30).toFixed(0);
  console.log(`\n## ${title}\n`);
  console.log(
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${processors.length} × ${processors[0].model.trim()}, ${memory} GiB, Node.js ${process.versions.node}, load ${os.loadavg()[0].toFixed(1)}\n`,
  );
}

/** Prints rows as a Markdown table. The first row is the header. */
export function printTable([head, ...rows]) {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => String(row[column]).length)),
  );
  const line = (row) => `| ${row.map((cell, column) => String(cell).padEnd(widths[column])).join(' | ')} |`;
  console.log(line(head));
  console.log(line(widths.map((width) => '-'.repeat(width))));
  for (const row of rows) console.log(line(row));
}
