import { LOG_EVENTS, type LogCode, type LogFields } from "@farwork/serving/log-events";
import { logger } from "firebase-functions";

import { errorReporter } from "./error-reporter.ts";
import { readLogContext } from "./log-context.ts";

/** Logs an event of `LOG_EVENTS`. */
export function logEvent<Code extends LogCode>(event: Code, ...[fields]: LogFields<Code>): void {
  const { severity, message } = LOG_EVENTS[event];
  logger.write({ severity, event, message, ...readLogContext(), ...fields });
}

/** The same with what was thrown, told by its kind and place: its words may quote what a person sent. */
export function logError<Code extends LogCode>(
  event: Code,
  error: unknown,
  ...[fields]: LogFields<Code>
): void {
  errorReporter.report(event, error, { ...fields });
}
