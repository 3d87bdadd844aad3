import { cleanWrittenText } from "@farwork/serving/written-text";
import { unparse } from "papaparse";

import type { Table } from "./export-tables.ts";

// Brings the library with it: reach this file only through `import()`.

/** By it spreadsheets know that the letters are UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

// Where a cell begins, also for who parts cells by semicolons or tabs, as spreadsheets of many countries do, or by commas
// and heeds no quotes. The library looks at the beginning of a text alone.
const FORMULA = /(^|[,;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/**
 * A table as CSV by RFC 4180. A text that spreadsheets would take for a formula gets an apostrophe before it: what
 * people and postings wrote is never worked out.
 *
 * @example writeCsv([["bio"], ["=1+1"]]); // "\uFEFFbio\r\n'=1+1"
 */
export function writeCsv(table: Table): string {
  const rows = table.map((row) => row.map((text) => cleanWrittenText(text).replaceAll(FORMULA, "$1$2'")));
  return BYTE_ORDER_MARK + unparse(rows, { newline: "\r\n" });
}
