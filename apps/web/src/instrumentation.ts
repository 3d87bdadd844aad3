import type { Instrumentation } from "next";

/** Next calls this for each error that a page or a route did not catch. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  // It is also bundled for a runtime that has no log of Node's.
  // oxlint-disable-next-line node/no-process-env -- a constant the bundler fills in, no setting of ours
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { logError } = await import("./platform/requests/log.ts");
  logError("page-failed", error, { route: routePath });
};
