import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import {
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
  type IExtractorMessagesConfig,
} from "@microsoft/api-extractor";

import { root } from "../bootstrap/checkout.mjs";
import { listEntries, type Published } from "../packages/manifest.ts";

/** `isReported`: whether the package's report in `docs/api` says what it offers; `model`: the same, to be parsed. */
export type Extracted = { readonly isReported: boolean; readonly model: unknown };

/**
 * Reads what the entries of a package offer from its built declarations, and compares that with its report, or writes
 * the report where `isWritten`.
 *
 * @throws where the package is not built.
 */
export function extractApi(name: Published, isWritten = false): Extracted {
  const folder = mkdtempSync(join(tmpdir(), "farwork-api-"));
  try {
    const { apiReportChanged, succeeded } = Extractor.invoke(configure(name, folder), {
      localBuild: isWritten,
      printApiReportDiff: !isWritten,
      messageCallback: muteProgress,
    });
    const model: unknown = JSON.parse(readFileSync(join(folder, "model.json"), "utf8"));
    return { isReported: isWritten ? succeeded : !apiReportChanged, model };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function configure(name: Published, folder: string): ExtractorConfig {
  const source = join(root, "packages", name);
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(source, "package.json"),
    configObject: {
      projectFolder: source,
      mainEntryPointFilePath: writeEntries(name, folder),
      compiler: { tsconfigFilePath: join(source, "tsconfig.build.json") },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: join(root, "docs/api"),
        reportTempFolder: folder,
        includeForgottenExports: true,
      },
      docModel: { enabled: true, apiJsonFilePath: join(folder, "model.json") },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages: MESSAGES,
    },
  });
}

/** Writes a module that offers each entry of a package by a name, since one report is of one module. */
function writeEntries(name: Published, folder: string): string {
  const file = join(folder, "entries.d.ts");
  const lines = listEntries(name).map(({ entry, types }) => {
    const path = relative(folder, types).replace(/\.d\.ts$/, ".ts");
    return `export * as ${nameNamespace(entry)} from "${path}";\n`;
  });
  writeFileSync(file, lines.join(""));
  return file;
}

/** What an entry is called in the report and the model, which have all entries of a package. */
export function nameNamespace(entry: string): string {
  return entry.slice(1).replaceAll(/\W/g, "_");
}

// Docstrings are checked by TypeDoc; what no entry offers and another declaration names stands in the report.
const NONE = { default: { logLevel: ExtractorLogLevel.None } };
const MESSAGES: IExtractorMessagesConfig = {
  compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
  extractorMessageReporting: NONE,
  tsdocMessageReporting: NONE,
};

/** Leaves what is wrong, and how a report differs. */
function muteProgress(message: ExtractorMessage): void {
  const isDiff = message.messageId === "console-api-report-diff";
  message.handled = !isDiff && message.logLevel !== ExtractorLogLevel.Error;
}
