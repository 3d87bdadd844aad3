/** What a command prints to: its result to `print`, faults and progress apart from it. */
export interface CommandOutput {
  readonly print: (text: string) => void;
  readonly complain: (line: string) => void;
  /** What is begun and may take minutes. */
  readonly announce: (line: string) => void;
  /** A bar or lines for one feed or capture that is taken in. */
  readonly createProgress: (label?: string) => (done: number, total: number) => void;
}

/** Says why the command could not do it; gives the exit code of that. */
export function fail({ complain }: Pick<CommandOutput, "complain">, line: string): number {
  complain(line);
  return 1;
}
