import type { LogCode } from "./log-events.ts";

/** An error in the format of Google Cloud's Error Reporting, for a log line with severity ERROR. */
export interface ErrorReport {
  readonly "@type": "type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent";
  readonly serviceContext: { readonly service: string; readonly version?: string };
  readonly stack_trace: string;
}

const MAX_FRAMES = 20;
const MAX_FRAME = 300;
/** "    at fetchJobs (file:///srv/index.js:12:3)", and Firefox's "fetchJobs@https://farwork.example/app.js:12:3". */
const FRAME = /^\s+at .*(?::\d+:\d+|<anonymous>)\)?$|^[^\s@]*@[\w-]+:\/\/.*:\d+:\d+$/;
/** A query may contain colons and brackets: it ends where the frame's line and column start. */
const QUERY = /[?#].*?(?=(?::\d+:\d+)?\)?$)/;

/**
 * Describes an error by kind, code and place only, because its message may quote user input.
 *
 * @example
 * const report = describeError("callable-failed", new TypeError("ada@example.com"), { service: "functions" });
 * report.stack_trace.split("\n")[0]; // => "TypeError: callable-failed"
 */
export function describeError(
  event: LogCode,
  error: unknown,
  serviceContext: ErrorReport["serviceContext"],
): ErrorReport {
  const { name, stack } = error instanceof Error ? error : new Error("not an error");
  const code = readCode(error);
  const title = `${name}: ${event}${code === undefined ? "" : ` (${code})`}`;
  return {
    "@type": "type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent",
    serviceContext,
    stack_trace: [title, ...readFrames(stack ?? "")].join("\n"),
  };
}

/**
 * The stack frames, without the queries of addresses.
 *
 * @example
 * readFrames("Error: no\n    at run (https://a.example/app.js?user=ada:1:2)"); // => ["    at run (https://a.example/app.js:1:2)"]
 */
export function readFrames(stack: string): string[] {
  const lines = stack.split("\n").filter((line) => FRAME.test(line));
  return lines.slice(0, MAX_FRAMES).map((line) => line.replace(QUERY, "").slice(0, MAX_FRAME));
}

/** "unavailable", "auth/user-not-found", 14, but not a sentence. */
function readCode(error: unknown): string | number | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code === "number") return code;
  return typeof code === "string" && /^[\w/-]{1,60}$/.test(code) ? code : undefined;
}
