/** Progress goes to standard error, so that standard output only has the summary. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 30;

/** A progress bar on a terminal, one line per step elsewhere. `label` names what is processed, `things` the unit. */
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
