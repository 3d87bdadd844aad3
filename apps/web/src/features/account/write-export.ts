import type { ExportAccountResponse } from "@farwork/domain/contract";

import { tabulateAccount, tabulateJobs } from "./export-tables.ts";

/** The files an export can be downloaded as. */
export const EXPORT_FILES = [
  { kind: "all", name: "Everything", format: "JSON" },
  { kind: "jobs", name: "Saved and applied jobs", format: "CSV" },
  { kind: "account", name: "Account and profile", format: "CSV" },
] as const;
export type ExportFile = (typeof EXPORT_FILES)[number]["kind"];

/** An export as one of its files, named by date. */
export async function writeExport(exported: ExportAccountResponse, kind: ExportFile): Promise<File> {
  const day = exported.exportedAt.toISOString().slice(0, "YYYY-MM-DD".length);
  if (kind === "all") {
    const text = `${JSON.stringify(exported, undefined, 2)}\n`;
    return new File([text], `farwork-${day}.json`, { type: "application/json" });
  }
  const { writeCsv } = await import("./write-csv.ts");
  const table = kind === "jobs" ? tabulateJobs(exported) : tabulateAccount(exported);
  return new File([writeCsv(table)], `farwork-${kind}-${day}.csv`, { type: "text/csv;charset=utf-8" });
}
