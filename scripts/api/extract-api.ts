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

/** `isReported`: whether the package's report in `docs/api` is up to date; `model`: its API model, to be parsed. */
export type Extracted = { readonly isReported: boolean; readonly model: unknown };

/**
 * Extracts the API of a package's entries from its built declarations and compares it with its report, or writes the
 * report if `isWritten`.
 *
 * @throws if the package is not built.
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

/** Writes a module that re-exports each entry of a package as a namespace, as a report covers a single module. */
function writeEntries(name: Published, folder: string): string {
  const file = join(folder, "entries.d.ts");
  const lines = listEntries(name).map(({ entry, types }) => {
    const path = relative(folder, types).replace(/\.d\.ts$/, ".ts");
    return `export * as ${nameNamespace(entry)} from "${path}";\n`;
  });
  writeFileSync(file, lines.join(""));
  return file;
}

/** The name of an entry in the report and the model. */
export function nameNamespace(entry: string): string {
  return entry.slice(1).replaceAll(/\W/g, "_");
}

// TypeDoc checks docstrings; the report includes referenced declarations that are not exported.
const NONE = { default: { logLevel: ExtractorLogLevel.None } };
const MESSAGES: IExtractorMessagesConfig = {
  compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
  extractorMessageReporting: NONE,
  tsdocMessageReporting: NONE,
};

/** Keeps only errors and report differences. */
function muteProgress(message: ExtractorMessage): void {
  const isDiff = message.messageId === "console-api-report-diff";
  message.handled = !isDiff && message.logLevel !== ExtractorLogLevel.Error;
}
