import { describeError, type ErrorReport } from "./error-report.ts";
import { LOG_EVENTS, type LogCode, type LogFields } from "./log-events.ts";

/** A line in the format of Google Cloud Logging. */
interface LogLine {
  readonly severity: (typeof LOG_EVENTS)[LogCode]["severity"];
  readonly event: LogCode;
  readonly message: string;
  readonly [field: string]: unknown;
}

/**
 * The log of a program, limited to the events of `LOG_EVENTS`: nothing about who asked, what they searched for, or
 * their cookies and tokens. Errors are logged in the format that Error Reporting picks up. `readContext` returns the
 * fields common to all lines of a request.
 *
 * @example
 * const lines: { readonly event: string }[] = [];
 * const write = (line: (typeof lines)[number]) => lines.push(line);
 * const { logEvent } = openLog({ service: { service: "web" }, readContext: () => ({ requestId: "1" }), write });
 * logEvent("stripe-unavailable");
 * lines[0]?.event; // => "stripe-unavailable"
 */
export function openLog(program: {
  readonly service: ErrorReport["serviceContext"];
  readonly readContext: () => object;
  readonly write: (line: LogLine) => void;
}) {
  const write = (event: LogCode, fields: object) => {
    const { severity, message } = LOG_EVENTS[event];
    // Last, so that no field replaces what alerts go by.
    program.write({ ...program.readContext(), ...fields, severity, event, message });
  };
  return {
    /** Logs an event of `LOG_EVENTS`. */
    logEvent: <Code extends LogCode>(event: Code, ...[fields]: LogFields<Code>): void =>
      write(event, { ...fields }),
    /** Logs an event with an error's kind and place, but not its message, which may quote user input. */
    logError: <Code extends LogCode>(event: Code, error: unknown, ...[fields]: LogFields<Code>): void =>
      write(event, { ...fields, ...describeError(event, error, program.service) }),
  };
}
