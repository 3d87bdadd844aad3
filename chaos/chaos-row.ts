import { appendFileSync } from "node:fs";

/** What was seen of one fault: the words are those of the expectation where all is well. */
export type ChaosRow = {
  /** What calls what: "the site -> the functions". */
  readonly link: string;
  readonly fault: string;
  readonly expected: string;
  readonly seen: string;
  /** Of the call that met the fault. */
  readonly seconds: number;
  /** What there was when all was mended. */
  readonly afterwards: string;
};

/** Notes a row for the table that the suite ends with; nothing where nobody asked for one. */
export function noteRow(row: ChaosRow): void {
  const file = process.env["FARWORK_CHAOS_ROWS"];
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
}
