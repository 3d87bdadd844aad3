import { describeError, type ErrorReport, type ErrorReporter } from "@farwork/serving/error-report";

import { findRequestId } from "./request-id.ts";

// Every line this server logs itself, one JSON object each, as Google Cloud's logging reads it: nothing of who asked, of
// what they searched for, or of their cookies and tokens. Next writes errors besides, in its own words.

function write(severity: "INFO" | "ERROR", message: string, fields: object): void {
  const requestId = findRequestId();
  const line = { severity, message, ...(requestId !== undefined && { requestId }), ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** `route` is what kind of page was asked for: "/jobs/*". */
export function logRequestAnswered(
  route: string,
  answered: { readonly requestId: string; readonly status: number; readonly durationMs: number },
): void {
  write("INFO", "request answered", { route, ...answered, durationMs: Math.round(answered.durationMs) });
}

/**
 * Tells the log, where Google Cloud's Error Reporting finds errors by their form. Another service's adapter goes here.
 */
const errorReporter: ErrorReporter = {
  report: (problem, error, fields) =>
    write("ERROR", problem, { ...fields, ...describeError(problem, error, { service: "web" }) }),
};

/** A page or a route that broke; `route` as it is called in the source: "/jobs/[jobId]/[[...slug]]". */
export function logPageFailed(route: string, error: unknown): void {
  errorReporter.report("page failed", error, { route });
}

/** What broke in somebody's browser; nobody knows whose. */
export function logBrowserError(report: ErrorReport, route: string): void {
  write("ERROR", "browser error", { route, ...report });
}
