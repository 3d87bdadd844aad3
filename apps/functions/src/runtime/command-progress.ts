/** Where progress is written: standard error, so that standard output holds the summary alone. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 30;

/** A bar that redraws itself on a terminal; a line a step anywhere else, as in a log. `label` says of what `things`. */
export function createProgress(
  output: ProgressOutput,
  label = "",
  things = "jobs",
): (done: number, total: number) => void {
  const of = label === "" ? "" : `${label}: `;
  return (done, total) => {
    if (!output.isTTY) {
      output.write(`${of}${done} of ${total} ${things}\n`);
      return;
    }
    const filled = Math.round((WIDTH * done) / total);
    const bar = "█".repeat(filled) + "░".repeat(WIDTH - filled);
    output.write(`\r${bar} ${of}${done} of ${total} ${things}${done === total ? "\n" : ""}`);
  };
}
