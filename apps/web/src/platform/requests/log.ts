import { describeError, type ErrorReporter } from "@farwork/serving/error-report";
import { LOG_EVENTS, type LogCode, type LogFields } from "@farwork/serving/log-events";

import { findRequestId } from "./request-id.ts";

// Every line this server logs itself, one JSON object each, as Google Cloud's logging reads it: nothing of who asked, of
// what they searched for, or of their cookies and tokens. Next writes errors besides, in its own words.

/** Logs an event of `LOG_EVENTS`. */
export function logEvent<Code extends LogCode>(event: Code, ...[fields]: LogFields<Code>): void {
  write(event, { ...fields });
}

/**
 * Tells the log, where Google Cloud's Error Reporting finds errors by their form. Another service's adapter goes here.
 */
const errorReporter: ErrorReporter = {
  report: (event, error, fields) =>
    write(event, { ...fields, ...describeError(event, error, { service: "web" }) }),
};

/** The same with what was thrown, told by its kind and place: its words may quote what a person sent. */
export function logError<Code extends LogCode>(
  event: Code,
  error: unknown,
  ...[fields]: LogFields<Code>
): void {
  errorReporter.report(event, error, { ...fields });
}

function write(event: LogCode, fields: object): void {
  const { severity, message } = LOG_EVENTS[event];
  const requestId = findRequestId();
  const line = { severity, event, message, ...(requestId !== undefined && { requestId }), ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
