/** The output of a command: results go to `print`, errors and progress are separate. */
export interface CommandOutput {
  readonly print: (text: string) => void;
  readonly complain: (line: string) => void;
  /** Announces something that may take minutes. */
  readonly announce: (line: string) => void;
  /** A progress bar or lines for one feed or capture. */
  readonly createProgress: (label?: string) => (done: number, total: number) => void;
}

/** Prints why the command failed; returns the exit code. */
export function fail({ complain }: Pick<CommandOutput, "complain">, line: string): number {
  complain(line);
  return 1;
}
