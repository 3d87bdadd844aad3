import { cleanWrittenText } from "@farwork/serving/written-text";
import { unparse } from "papaparse";

import type { Table } from "./export-tables.ts";

// Brings the library with it: reach this file only through `import()`.

/** By it spreadsheets know that the letters are UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

// The library's own pattern lets texts pass that go on after a line break, or begin with a sign of double width.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A table as CSV by RFC 4180. A text that spreadsheets would take for a formula gets an apostrophe before it: what
 * people and postings wrote is never worked out.
 *
 * @example writeCsv([["bio"], ["=1+1"]]); // "\uFEFFbio\r\n\"'=1+1\""
 */
export function writeCsv(table: Table): string {
  const rows = table.map((row) => row.map(cleanWrittenText));
  return BYTE_ORDER_MARK + unparse(rows, { newline: "\r\n", escapeFormulae: FORMULA });
}
