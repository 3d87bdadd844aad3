import type { Instrumentation } from "next";

/** Next calls this for every uncaught error of a page or route. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  // Also bundled for the edge runtime, which lacks Node's log.
  // oxlint-disable-next-line node/no-process-env -- a constant inserted by the bundler, not a setting
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { logError } = await import("./platform/requests/log.ts");
  logError("page-failed", error, { route: routePath });
};
