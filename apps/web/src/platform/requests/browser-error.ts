import { type ErrorReport, readFrames } from "@farwork/serving/error-report";
import * as z from "zod/mini";

/** What a browser tells of an error: its kind, where in our scripts, and on which kind of page. Never its words. */
export const BrowserError = z.object({
  name: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  stack: z.string().check(z.maxLength(3000)),
  route: z.string().check(z.regex(/^\/(?:\?|[a-z.*-]{0,24}(?:\/[a-z.*-]{1,24})?)$/)),
});
export type BrowserError = z.infer<typeof BrowserError>;

/** The same as an operator reads it. */
export function toErrorReport({ name, stack }: BrowserError): ErrorReport {
  return {
    "@type": "type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent",
    serviceContext: { service: "browser" },
    stack_trace: [`${name}: browser-error`, ...readFrames(stack)].join("\n"),
  };
}
