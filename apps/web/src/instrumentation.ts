import type { Instrumentation } from "next";

/** Next calls this once, when the server starts. */
export async function register(): Promise<void> {
  // It is also bundled for a runtime that has neither processes to end nor Node's responses.
  // oxlint-disable-next-line node/no-process-env -- a constant the bundler fills in, no setting of ours
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { startUp } = await import("./start-up.ts");
  startUp();
}

/** Next calls this for each error that a page or a route did not catch. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  // oxlint-disable-next-line node/no-process-env -- a constant the bundler fills in, no setting of ours
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { logPageFailed } = await import("./requests/log.ts");
  logPageFailed(routePath, error);
};
