import { appendFileSync } from "node:fs";

/** The observed result of a fault, which equals the expectation if all is well. */
export type ChaosRow = {
  /** The caller and the callee: "the site -> the functions". */
  readonly link: string;
  readonly fault: string;
  readonly expected: string;
  readonly seen: string;
  /** The result of the call that met the fault. */
  readonly seconds: number;
  /** The result after recovery. */
  readonly afterwards: string;
};

/** Records a row for the table at the end of the suite, if requested. */
export function noteRow(row: ChaosRow): void {
  const file = process.env["FARWORK_CHAOS_ROWS"];
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
}
