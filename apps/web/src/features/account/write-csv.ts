import { cleanWrittenText } from "@farwork/serving/written-text";
import { unparse } from "papaparse";

import type { Table } from "./export-tables.ts";

// Pulls in the library: only reach this file through `import()`.

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

// Formulas at the start of a cell, even if a spreadsheet splits cells at semicolons or tabs, as in many countries, or
// at commas inside quotes. The library only checks the start of a value.
const FORMULA = /(^|[,;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g;

/**
 * A table as CSV (RFC 4180). Values that spreadsheets would run as a formula get a leading apostrophe, because they
 * come from users and postings.
 *
 * @example writeCsv([["bio"], ["=1+1"]]); // "\uFEFFbio\r\n'=1+1"
 */
export function writeCsv(table: Table): string {
  const rows = table.map((row) => row.map((text) => cleanWrittenText(text).replaceAll(FORMULA, "$1$2'")));
  return BYTE_ORDER_MARK + unparse(rows, { newline: "\r\n" });
}
