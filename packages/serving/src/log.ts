import { describeError, type ErrorReport } from "./error-report.ts";
import { LOG_EVENTS, type LogCode, type LogFields } from "./log-events.ts";

/** One line, as Google Cloud's logging reads it. */
interface LogLine {
  readonly severity: (typeof LOG_EVENTS)[LogCode]["severity"];
  readonly event: LogCode;
  readonly message: string;
  readonly [field: string]: unknown;
}

/**
 * The log of one program, by the events of `LOG_EVENTS`: nothing of who asked, of what they searched for, or of their
 * cookies and tokens. Errors are told there too, where Error Reporting finds them by their form; another service for
 * them takes the place of that line here. `readContext` says what every line of one request has in common.
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
    program.write({ severity, event, message, ...program.readContext(), ...fields });
  };
  return {
    /** Logs an event of `LOG_EVENTS`. */
    logEvent: <Code extends LogCode>(event: Code, ...[fields]: LogFields<Code>): void =>
      write(event, { ...fields }),
    /** The same with what was thrown, told by its kind and place: its words may quote what a person sent. */
    logError: <Code extends LogCode>(event: Code, error: unknown, ...[fields]: LogFields<Code>): void =>
      write(event, { ...fields, ...describeError(event, error, program.service) }),
  };
}
