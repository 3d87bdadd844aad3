import { type ErrorReport, readFrames } from "@farwork/serving/error-report";
import * as z from "zod/mini";

/**
 * An error report of a browser: kind, position in our scripts, and kind of page. Never its message, which may hold
 * private text.
 */
export const BrowserError = z.object({
  name: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  stack: z.string().check(z.maxLength(3000)),
  route: z.string().check(z.regex(/^\/(?:\?|[a-z.*-]{0,24}(?:\/[a-z.*-]{1,24})?)$/)),
});
export type BrowserError = z.infer<typeof BrowserError>;

/** The report in the format of Google's Error Reporting. */
export function toErrorReport({ name, stack }: BrowserError): ErrorReport {
  return {
    "@type": "type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent",
    serviceContext: { service: "browser" },
    stack_trace: [`${name}: browser-error`, ...readFrames(stack)].join("\n"),
  };
}
